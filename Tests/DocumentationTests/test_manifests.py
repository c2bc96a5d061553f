"""Checks that the manifests on pages resolve as they stand there, also from a clone without tags."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import fragments

ROOT = fragments.ROOT
DEPENDENCY = re.compile(r'\.package\(url: "(?P<url>[^"]*/swift-dynamics)", (?P<requirement>[^,)]*)')


def manifests():
    """The manifests on all pages, with the page of each."""
    for page in fragments.pages():
        for block in re.findall(r"^```swift\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            if block.startswith(fragments.MANIFEST):
                yield page, block


def git(*arguments, folder=ROOT):
    return subprocess.run(
        ["git", *arguments], cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        encoding="utf-8").stdout.strip()


class Manifests(unittest.TestCase):
    def test_each_depends_on_the_branch(self):
        found = {page: DEPENDENCY.findall(manifest) for page, manifest in manifests()}
        self.assertGreater(len(found), 5, "pages have manifests")
        for page, dependencies in found.items():
            with self.subTest(page=page.name):
                self.assertEqual([requirement for _, requirement in dependencies], ['branch: "main"'])

    @unittest.skipUnless((ROOT / ".git").exists(), "without a repository there is nothing to clone")
    def test_the_readmes_resolves_from_a_clone_without_tags(self):
        manifest = next(block for page, block in manifests() if page == ROOT / "README.md")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            clone, package = folder / "swift-dynamics", folder / "Package"
            commit = bare_clone(clone)
            write_package(package, manifest.replace(DEPENDENCY.search(manifest)["url"], clone.as_uri()))
            resolve(package)
            pins = json.loads((package / "Package.resolved").read_text(encoding="utf-8"))["pins"]
            states = {pin["identity"]: pin["state"] for pin in pins}
            self.assertEqual(states["swift-dynamics"], {"branch": "main", "revision": commit})
            # A mirror's name ends in a number.
            others = [name for name in states if not re.fullmatch(r"swift-log(-\w{8})?", name)]
            self.assertEqual(others, ["swift-dynamics"], "nothing else is fetched")


def bare_clone(clone):
    """Makes a repository of the commit that is checked out: of one branch, main, without tags.

    The checkout may be on no branch, and shallow.
    """
    git("init", "--quiet", "--bare", "--initial-branch=main", str(clone))
    git("fetch", "--quiet", "--no-tags", "--update-shallow", ROOT.as_uri(), "HEAD:refs/heads/main", folder=clone)
    return git("rev-parse", "main", folder=clone)


def write_package(package, manifest):
    """Writes a package whose targets are empty."""
    package.mkdir()
    (package / "Package.swift").write_text(manifest, encoding="utf-8")
    for target in re.findall(r'Target\(\s*name: "([^"]+)"', manifest):
        source = package / "Sources" / target / "main.swift"
        source.parent.mkdir(parents=True)
        source.touch()


def resolve(package):
    """Resolves all dependencies; those of this package from what its own build has fetched, if it has."""
    for repository in (ROOT / ".build/repositories").glob("*"):
        original = git("config", "remote.origin.url", folder=repository)
        subprocess.run(
            ["swift", "package", "config", "set-mirror", "--original", original, "--mirror", repository.as_uri()],
            cwd=package, check=True, stdout=subprocess.DEVNULL)
    result = subprocess.run(
        ["swift", "package", "resolve", "--disable-dependency-cache"], cwd=package, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        raise AssertionError(f"the manifest does not resolve:\n{result.stdout}")


if __name__ == "__main__":
    unittest.main()
