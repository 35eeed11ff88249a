"""Takes the grain out of a render; Debian's Blender has no denoiser of its own.

A picture is paint times light. The paint comes clean out of Cycles, so only the light is smoothed: each
small window of it is fitted as a straight-line function of the surface's direction and distance (a guided
filter), and what that cannot explain (shadows, light from inside flesh) is smoothed as far as it is grainy.
"""
import cv2
import numpy as np


def denoise(picture, parts, guides):
    """`picture` is the whole; `parts` are its (paint, light, how far a window reaches, how much grain is let be); all linear, (height, width, 3)."""
    result, edge = picture.copy(), outline(guides[..., -1])[..., None]
    for paint, light, radius, allowed in parts:
        if not paint.any():
            continue
        steady = without_specks(light)
        result += paint * (calm(steady, guides, radius, allowed) * (1 - edge) + steady * edge - light)
    return np.maximum(result + (middle(result) - result) * edge, 0)


def outline(distance):
    """1 where a thing ends before another: a point there is a mixture, and its light is nobody's."""
    thick = np.ones((3, 3), np.uint8)
    jump = cv2.dilate(distance, thick) - cv2.erode(distance, thick)
    return cv2.GaussianBlur(np.clip(jump / .02 - .5, 0, 1).astype(np.float32), (0, 0), .7)


def calm(light, guides, radius, allowed):
    root = np.sqrt(np.maximum(light, 0))
    explained = guided(root, guides, radius, 1e-3)
    smooth = explained + less_grainy(root - explained, 1.2 * radius, allowed)
    return np.maximum(smooth, 0) ** 2


def without_specks(light):
    """A highlight has neighbours; a single bright or dark point is a stray ray."""
    steady = middle(light)
    return np.clip(light, .5 * steady - .01, 1.6 * steady + .02)


def middle(values):
    return cv2.medianBlur(np.ascontiguousarray(values, np.float32), 3)


def less_grainy(remainder, reach, allowed):
    """Blurred where neighbours disagree at random, left alone where they agree."""
    def blur(values, sigma):
        return cv2.GaussianBlur(values, (0, 0), sigma)

    grain = np.sqrt(blur(((remainder - blur(remainder, .8)) ** 2).mean(2), 4))[..., None]
    little, much = np.clip(grain / (.008 * allowed), 0, 1), np.clip((grain / allowed - .006) / .03, 0, 1)
    once = remainder + (blur(remainder, 1.2) - remainder) * little
    return once + (blur(remainder, reach) - once) * much


def guided(target, guides, radius, smoothness):
    """The lines are fitted on every second point and drawn on all."""
    height, width, count = guides.shape
    size = (2 * max(1, round(radius / 2)) + 1,) * 2

    def mean(values):
        return cv2.blur(values, size, borderType=cv2.BORDER_REFLECT)

    def halved(values):
        return cv2.resize(values.astype(np.float32), (width // 2, height // 2), interpolation=cv2.INTER_AREA)

    def drawn(values):
        return cv2.resize(mean(np.ascontiguousarray(values)), (width, height), interpolation=cv2.INTER_LINEAR)

    small, guide = halved(target), halved(guides)
    guide_mean, small_mean = [mean(guide[..., i]) for i in range(count)], [mean(small[..., c]) for c in range(3)]
    covariance = np.empty(small.shape[:2] + (count, count), np.float32)
    shared = np.empty(small.shape[:2] + (count, 3), np.float32)
    for i in range(count):
        for j in range(i, count):
            covariance[..., i, j] = covariance[..., j, i] = mean(guide[..., i] * guide[..., j]) - guide_mean[i] * guide_mean[j]
        covariance[..., i, i] += smoothness
        for c in range(3):
            shared[..., i, c] = mean(guide[..., i] * small[..., c]) - guide_mean[i] * small_mean[c]
    slope = np.linalg.solve(covariance, shared)
    result = np.empty(target.shape, np.float32)
    for c in range(3):
        offset = small_mean[c] - sum(slope[..., i, c] * guide_mean[i] for i in range(count))
        result[..., c] = drawn(offset) + sum(drawn(slope[..., i, c]) * guides[..., i] for i in range(count))
    return result
