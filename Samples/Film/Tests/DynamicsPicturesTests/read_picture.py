"""Reads films with programs of others: Pillow for GIF and WebP, ffmpeg for MP4.

read_picture.py FILE [TIME,X,Y ...]  prints its facts, and the colors of pixels, as JSON.
read_picture.py FILE same OTHER      prints how many pixels differ at the times of either file.
"""

import json
import subprocess
import sys

from PIL import Image


def read_images(path):
    image = Image.open(path)
    facts = {"format": image.format, "size": list(image.size), "loop": image.info.get("loop")}
    frames = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        image.load()
        frames.append((image.info.get("duration", 0) / 1000, image.convert("RGBA")))
    return facts, frames


def read_film(path):
    streams = json.loads(subprocess.run(
        ["ffprobe", "-v", "error", "-show_streams", "-of", "json", path], check=True, capture_output=True).stdout)
    stream = streams["streams"][0]
    size = (stream["width"], stream["height"])
    content = open(path, "rb").read()
    facts = {"format": stream["codec_name"], "size": list(size), "loop": None, "pixels": stream["pix_fmt"],
             "rate": stream["avg_frame_rate"], "startsFast": content.find(b"moov") < content.find(b"mdat")}
    data = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
        check=True, capture_output=True).stdout
    count = len(data) // (4 * size[0] * size[1])
    step = len(data) // count
    images = [Image.frombytes("RGBA", size, data[step * n:step * (n + 1)]) for n in range(count)]
    return facts, [(float(stream["duration"]) / count, image) for image in images]


def read(path):
    return read_film(path) if path.endswith(".mp4") else read_images(path)


def starts(frames):
    times, time = [], 0
    for duration, _ in frames:
        times.append(round(time, 6))
        time += duration
    return times


def image_at(frames, time):
    shown = frames[0][1]
    for start, (_, image) in zip(starts(frames), frames):
        # Formats round times differently.
        if start <= time + 0.006:
            shown = image
    return shown


facts, frames = read(sys.argv[1])
if sys.argv[2:3] == ["same"]:
    others = read(sys.argv[3])[1]
    differing = 0
    # In the middle of frames of a thirtieth of a second.
    for number in range(int(sum(duration for duration, _ in frames) * 30)):
        one, other = (image_at(film, (number + 0.5) / 30).tobytes() for film in (frames, others))
        differing += one != other and sum(one[i:i + 4] != other[i:i + 4] for i in range(0, len(one), 4))
    print(differing)
else:
    facts["durations"] = [duration for duration, _ in frames]
    facts["colors"] = []
    for argument in sys.argv[2:]:
        time, x, y = argument.split(",")
        facts["colors"].append(list(image_at(frames, float(time)).getpixel((int(x), int(y)))))
    print(json.dumps(facts))
