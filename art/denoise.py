"""Takes the grain out of a render; Debian's Blender has no denoiser of its own.

A picture is paint times light. The paint comes clean out of Cycles, so only the light is smoothed: each
small window of it is fitted as a straight-line function of the surface's direction and distance (a guided
filter), and what that cannot explain (shadows, light from inside flesh) is smoothed as far as it is grainy.
"""
import cv2
import numpy as np
from scipy.ndimage import median_filter


def denoise(picture, parts, guides):
    """`picture` is the whole; `parts` are its (paint, light, how far a window reaches, how much grain is let be); all linear, (height, width, 3)."""
    result, edge = picture.copy(), outline(guides[..., -1])[..., None]
    for paint, light, radius, allowed in parts:
        steady = without_specks(light)
        result += paint * (calm(steady, guides, radius, allowed) * (1 - edge) + steady * edge - light)
    return np.maximum(result, 0)


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
    steady = np.stack([median_filter(light[..., c], 3, mode='nearest') for c in range(3)], -1)
    return np.clip(light, .5 * steady - .01, 1.6 * steady + .02)


def less_grainy(remainder, reach, allowed):
    """Blurred where neighbours disagree at random, left alone where they agree."""
    def blur(values, sigma):
        return cv2.GaussianBlur(values, (0, 0), sigma)

    grain = np.sqrt(blur(((remainder - blur(remainder, .8)) ** 2).mean(2), 4))[..., None]
    little, much = np.clip(grain / (.008 * allowed), 0, 1), np.clip((grain / allowed - .006) / .03, 0, 1)
    once = remainder + (blur(remainder, 1.2) - remainder) * little
    return once + (blur(remainder, reach) - once) * much


def guided(target, guides, radius, smoothness):
    size = (2 * radius + 1,) * 2

    def mean(values):
        return cv2.blur(values, size, borderType=cv2.BORDER_REFLECT)

    target, guides = target.astype(np.float32), guides.astype(np.float32)
    count = guides.shape[2]
    guide_mean, target_mean = [mean(guides[..., i]) for i in range(count)], [mean(target[..., c]) for c in range(3)]
    covariance = np.empty(target.shape[:2] + (count, count), np.float32)
    shared = np.empty(target.shape[:2] + (count, 3), np.float32)
    for i in range(count):
        for j in range(i, count):
            covariance[..., i, j] = covariance[..., j, i] = mean(guides[..., i] * guides[..., j]) - guide_mean[i] * guide_mean[j]
        covariance[..., i, i] += smoothness
        for c in range(3):
            shared[..., i, c] = mean(guides[..., i] * target[..., c]) - guide_mean[i] * target_mean[c]
    slope = np.linalg.solve(covariance, shared)
    result = np.empty_like(target)
    for c in range(3):
        offset = target_mean[c] - sum(slope[..., i, c] * guide_mean[i] for i in range(count))
        result[..., c] = mean(offset) + sum(mean(np.ascontiguousarray(slope[..., i, c])) * guides[..., i] for i in range(count))
    return result
