"""The files of a documentation archive that are read and changed here."""

import json
import pathlib


class Archive:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def read(self, path):
        """A JSON file below the folder; `None` if there is none."""
        file = self.folder / path
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None

    def write(self, path, contents):
        file = self.folder / path
        file.write_text(json.dumps(contents, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

    def pages(self):
        """The paths of the data of all pages, below the folder."""
        return sorted(str(file.relative_to(self.folder)) for file in (self.folder / "data").rglob("*.json"))

    def players(self):
        """The names of the pictures that have a player."""
        return {file.stem for file in (self.folder / "play").glob("*.html")}
