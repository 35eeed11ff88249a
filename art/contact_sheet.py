"""Lays every master on one sheet, without captions: each species must be told apart by its marks alone.

    python3 art/contact_sheet.py [contact-sheet.jpg]
"""
import pathlib
import sys

import cv2
import numpy as np

ACROSS, WIDE, HIGH, GAP = 4, 480, 360, 8

masters = sorted((pathlib.Path(__file__).resolve().parent / 'masters').glob('*.webp'))
rows = -(-len(masters) // ACROSS)
sheet = np.full((rows * (HIGH + GAP) + GAP, ACROSS * (WIDE + GAP) + GAP, 3), 242, np.uint8)
for k, master in enumerate(masters):
    picture = cv2.imread(str(master))
    share = min(WIDE / picture.shape[1], HIGH / picture.shape[0])
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)[:HIGH, :WIDE]
    top, left = GAP + (k // ACROSS) * (HIGH + GAP), GAP + (k % ACROSS) * (WIDE + GAP)
    sheet[top:top + small.shape[0], left:left + small.shape[1]] = small
cv2.imwrite(sys.argv[1] if len(sys.argv) > 1 else 'contact-sheet.jpg', sheet, [cv2.IMWRITE_JPEG_QUALITY, 85])
print(f'{len(masters)} masters')
