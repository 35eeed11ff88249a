"""Takes the grain out of a render with the help of its clean layers (albedo and normals).

Debian's Blender has no denoiser of its own. Each small window is fitted as a straight-line function
of the clean layers (a guided filter with six guides), so painted detail stays and grain goes; what the
layers cannot explain (highlights, shadows) comes back through non-local means on the remainder.
"""
import cv2
import numpy as np


def denoise(noisy, albedo, normals, radius=3, smoothness=2e-4, keep=5):
    """All three as floats in 0..1, (height, width, 3)."""
    explained = guided(noisy, np.concatenate([albedo, normals], 2), radius, smoothness)
    remainder = without_specks((noisy - explained).astype(np.float32))
    remainder = np.clip(remainder * 255 + 128, 0, 255).astype(np.uint8)
    shape_left = cv2.fastNlMeansDenoisingColored(remainder, None, keep, keep + 2, 5, 13).astype(np.float32)
    return np.clip(explained + (shape_left - 128) / 255, 0, 1)


def without_specks(remainder, allowed=.06):
    """A highlight has neighbours; a single bright or dark pixel is a stray ray."""
    steady = cv2.merge([cv2.medianBlur(channel, 3) for channel in cv2.split(remainder)])
    return np.clip(remainder, steady - allowed, steady + allowed)


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
