"""The fish of the shop, as tables and the marks a Mumbai shopper looks for."""
import numpy as np

from fish import Fin, Species
from paint import bell, ramp


def edge_of(table, sink=0.):
    """Fin bases follow the body's outline to the end, else a gap shows."""
    x, y = np.array(table).T
    return lambda at: (at, float(np.interp(at, x, y)) - sink)


def mirrored(points):
    return [(x, -y) for x, y in points]


# ---- silver pomfret, paplet ----------------------------------------------------------------------

POMFRET_TOP = [(0, 0), (.012, .052), (.05, .105), (.12, .178), (.22, .262), (.34, .325), (.46, .345), (.58, .318),
               (.7, .245), (.82, .14), (.91, .065), (.96, .045), (1, .043)]
POMFRET_BOTTOM = [(0, 0), (.008, -.035), (.04, -.085), (.12, -.168), (.22, -.252), (.34, -.318), (.46, -.345),
                  (.58, -.322), (.7, -.25), (.82, -.145), (.91, -.066), (.96, -.045), (1, -.043)]


def pomfret_marks(fish, art, relative, cloudy):
    art.specks('#2e363d', .0016, 1.5, .5, 5, ramp(.1, .75, relative))
    art.shade(-.02 * ramp(.19, .26, art.x) * np.sin((art.x + .10 * np.abs(relative - .5)) * 150))
    art.relief += .004 * ramp(.25, .12, np.hypot(art.x - .16, art.y)) * (art.x < .225)
    art.stroke([(.232, .055), (.24, .01), (.232, -.05)], .0045, '#7a3f3c', .75, carve=.007, carve_width=.006)
    art.stroke([(.03, -.012), (.05, -.03), (.055, -.055)], .004, strength=.08, carve=.0006)
    for nostril in ((.05, .045), (.062, .05)):
        art.spot(nostril, .0035, '#22282c', .9)
    art.wash('#d8b9b2', .28 * ramp(.13, 0, art.x))
    art.stroke([fish.at(x, h) for x, h in zip(np.linspace(.235, .98, 24), np.interp(np.linspace(.235, .98, 24), [.2, .5, .85, 1], [.70, .755, .66, .5]))],
               .003, strength=.18, fade=(.02, .02))


_top, _bottom = edge_of(POMFRET_TOP, .012), edge_of(POMFRET_BOTTOM, -.012)
POMFRET = Species(
    top=POMFRET_TOP, bottom=POMFRET_BOTTOM,
    thick=[(0, 0), (.02, .03), (.1, .072), (.25, .098), (.45, .1), (.65, .075), (.85, .034), (.96, .016), (1, .008)],
    shades=[(.10, '#f7f4ee'), (.5, '#d3d9dd'), (.80, '#8796a2'), (1.0, '#33404b')],
    gill=.222, mouth=[(0, -.020), (.018, -.0185), (.036, -.0175)], eye=(.098, .028, .0255), scale=.0078, tail_shade='#a9aeac',
    keel=1.22, marks=pomfret_marks, iris='#a8a391', pupil=.6, pearl=.055, gill_depth=.55, seed=1,
    fins=[
        Fin([_top(x) for x in np.linspace(.37, .945, 14)],
            [(.385, .35), (.45, .425), (.54, .495), (.655, .55), (.672, .545), (.648, .47), (.66, .395), (.70, .325),
             (.76, .262), (.82, .198), (.88, .138), (.955, .07)], ('#aeb4b3', '#8f968f', '#e0dfd6'), 34, rim='#3a4045', ruffle=.010),
        Fin([_bottom(x) for x in np.linspace(.36, .945, 14)],
            [(.375, -.35), (.45, -.44), (.555, -.535), (.69, -.63), (.706, -.622), (.67, -.53), (.668, -.43), (.702, -.345),
             (.76, -.272), (.82, -.204), (.88, -.14), (.955, -.07)], ('#b6bab6', '#98998d', '#e6e4d8'), 34, rim='#4a4f50', ruffle=.010),
        Fin([(.940, .050), (.962, .022), (.966, 0), (.962, -.022), (.940, -.050)],
            [(1.255, .262), (1.256, .235), (1.215, .15), (1.155, .07), (1.122, -.005), (1.16, -.09), (1.235, -.19), (1.31, -.30), (1.32, -.335)],
            ('#b6bab6', '#98998d', '#e6e4d8'), 38, (1, .86), '#4a4f50', ruffle=.014, grows_in=True),
        Fin([(.238, .03), (.243, .012), (.244, -.012)],
            [(.53, .158), (.535, .15), (.50, .105), (.44, .05), (.36, -.005), (.30, -.03)],
            ('#c9c7b8', '#b3ad92', '#ecead9'), 22, (.95, .7), '#7b7a6c', lies_on_body=True, lift=.012, ruffle=.005),
    ])

# ---- black pomfret, halwa ------------------------------------------------------------------------

HALWA_TOP = [(0, 0), (.012, .040), (.05, .092), (.12, .165), (.22, .238), (.34, .288), (.46, .302), (.58, .282),
             (.7, .222), (.82, .130), (.9, .066), (.95, .040), (1, .036)]
HALWA_BOTTOM = [(0, -.012), (.012, -.052), (.05, -.105), (.12, -.178), (.22, -.248), (.34, -.298), (.46, -.314), (.58, -.292),
                (.7, -.228), (.82, -.134), (.9, -.068), (.95, -.040), (1, -.036)]


def halwa_marks(fish, art, relative, cloudy):
    art.wash('#6d5b42', .28 * cloudy * bell(relative, .45, .3))
    art.wash('#3b3733', .5 * ramp(.22, .05, art.x))
    line = [fish.at(x, h) for x, h in zip(np.linspace(.26, .98, 20), np.interp(np.linspace(.26, .98, 20), [.26, .45, .72, .85, 1], [.72, .74, .58, .5, .5]))]
    art.stroke(line, .0032, strength=.3, carve=.0015, fade=(.02, .02))
    for k in range(19):                                   # scutes: the armoured tail stalk
        x = .79 + .0105 * k
        size = .0065 + .0045 * bell(x, .93, .06)
        y = fish.at(x, .5)[1]
        art.spot((x, y), size, '#8d8678', .32, .5, .62)
        art.spot((x + .004, y), size * .55, '#4d473f', .5, .6, .4)
        art.relief += .0035 * ramp(size * 1.4, size * .2, np.hypot((art.x - x) / .7, art.y - y))
    art.specks('#201e1d', .0012, 1.6, .5, 8)


_top, _bottom = edge_of(HALWA_TOP, .012), edge_of(HALWA_BOTTOM, -.012)
_dark = ('#4a4743', '#2e2d2c', '#6d6861')
HALWA = Species(
    top=HALWA_TOP, bottom=HALWA_BOTTOM,
    thick=[(0, .004), (.02, .034), (.1, .078), (.25, .108), (.45, .11), (.65, .084), (.85, .04), (.96, .02), (1, .010)],
    shades=[(.0, '#958a78'), (.30, '#675f55'), (.62, '#3c3c3d'), (1.0, '#15181b')],
    gill=.25, mouth=[(0, -.024), (.026, -.0205), (.052, -.0165)], eye=(.105, .030, .0245), scale=.0086, tail_shade='#5d564c',
    keel=1.22, marks=halwa_marks, iris='#54452e', metal=.15, rough=.34, wet=.12, pearl=.10, gill_depth=.7, seed=41,
    fins=[
        Fin([_top(x) for x in np.linspace(.36, .935, 12)],
            [(.375, .31), (.43, .362), (.50, .392), (.57, .386), (.66, .335), (.75, .268), (.83, .190), (.90, .118), (.945, .064)],
            _dark, 36, (1, .9), '#1c1b1b', ruffle=.008),
        Fin([_bottom(x) for x in np.linspace(.37, .935, 12)],
            [(.385, -.325), (.44, -.375), (.51, -.402), (.58, -.394), (.67, -.340), (.76, -.270), (.84, -.190), (.90, -.120), (.945, -.064)],
            _dark, 36, (1, .9), '#1c1b1b', ruffle=.008),
        Fin([(.945, .042), (.964, .020), (.968, 0), (.964, -.020), (.945, -.042)],
            [(1.255, .235), (1.262, .215), (1.215, .13), (1.165, .055), (1.145, 0), (1.165, -.055), (1.215, -.13), (1.262, -.215), (1.255, -.235)],
            _dark, 38, (1, .92), '#1c1b1b', ruffle=.012, grows_in=True),
        Fin([(.262, .030), (.268, .010), (.268, -.016)],
            [(.33, .056), (.42, .062), (.51, .042), (.58, .008), (.620, -.036), (.575, -.028), (.49, -.022), (.40, -.026), (.32, -.036)],
            ('#857a66', '#5a5245', '#b5aa92'), 20, (.95, .8), '#332f2a', lies_on_body=True, lift=.010, ruffle=.004),
    ])

# ---- seer fish, surmai ---------------------------------------------------------------------------

SURMAI_TOP = [(0, 0), (.01, .008), (.05, .029), (.12, .056), (.22, .079), (.36, .093), (.5, .093), (.65, .076), (.8, .045), (.9, .023), (.96, .014), (1, .013)]
SURMAI_BOTTOM = [(0, -.003), (.01, -.013), (.05, -.034), (.12, -.060), (.22, -.084), (.36, -.100), (.5, -.099), (.65, -.079), (.8, -.045), (.9, -.023), (.96, -.014), (1, -.013)]


def teeth(art, line, first, last, count, length):
    """Small white triangles, from above and from below in turn."""
    dice = np.random.default_rng(count)
    for k in range(count):
        x = first + (last - first) * (k + .6 * dice.random()) / count
        tall = length * (.45 + .8 * dice.random())
        y = np.interp(x, *np.array(line).T)
        down = 1 if k % 2 else -1
        art.stroke([(x, y + down * tall * .9), (x + .001, y - down * tall * .2)], length * .17, '#f4ece2', .85, fade=(.02, .3))


def surmai_marks(fish, art, relative, cloudy):
    wavy = art.x + .0016 * np.sin(art.y * 190 + art.x * 90) + .007 * (art.noise(22, 55, 3) - .5)
    bars = ramp(.42, .95, np.sin(wavy * 2 * np.pi * 54) * .5 + .5) * (.55 + .7 * art.noise(34, 57, 3))
    art.wash('#4f8f8c', .40 * bell(relative + .05 * (cloudy - .5), .76, .10) * ramp(.16, .30, art.x))           # the green of a wet back
    art.wash('#7aa9c0', .30 * bell(relative + .06 * (cloudy - .5), .60, .09) * ramp(.16, .30, art.x))
    art.wash('#d9b8bd', .22 * bell(relative, .36, .13) * cloudy)
    art.wash('#3d4c57', .62 * bars * ramp(.22, .27, art.x) * ramp(.97, .92, art.x) * ramp(.14, .30, relative) * ramp(.86, .66, relative))
    dice = np.random.default_rng(8)
    for k in range(46):                                   # faint spots between the bars, lower down
        art.spot(fish.at(.25 + .0145 * k + .006 * dice.random(), .22 + .26 * dice.random()), .0030 + .0022 * dice.random(), '#5f7079', .20 + .22 * dice.random(), .7, 1.3)
    xs = np.linspace(.215, .98, 40)
    drop = np.interp(xs, [.2, .42, .55, .63, .75, 1], [.74, .76, .72, .47, .46, .5]) + .02 * np.sin(xs * 70) * ramp(.6, .66, xs)
    art.stroke([fish.at(x, h) for x, h in zip(xs, drop)], .0022, '#2c3942', .6, carve=.0012, fade=(.01, .01))
    art.stroke([(.93, .0), (.965, 0), (.995, 0)], .004, '#d7dbda', .6, carve=-.006)
    art.wash('#2b3a44', .55 * ramp(.20, .02, art.x) * ramp(.45, .75, relative))
    art.stroke([(.012, .010), (.05, .026), (.09, .040)], .003, strength=.15)
    gape = [(x, y - .004 * ramp(0, .03, x)) for x, y in SURMAI_MOUTH]
    art.stroke(gape, .0062, '#24100f', .95, carve=.006, carve_width=.006, fade=(.06, .6))
    teeth(art, gape, .014, .086, 19, .0085)


SURMAI_MOUTH = [(0, -.003), (.035, -.011), (.07, -.021), (.112, -.036)]
_top, _bottom = edge_of(SURMAI_TOP, .007), edge_of(SURMAI_BOTTOM, -.007)
_back, _under = ('#5a666d', '#39444b', '#98a2a4'), ('#b7bab4', '#8d928e', '#dcdcd3')


def finlets(first, step, count, top, bottom, size, back, under):
    """The little flags behind the second fin, above and below."""
    made = []
    for k in range(count):
        x, s = first + step * k, size * (1 - .35 * k / count)
        for side, outline, shades in ((1, top, back), (-1, bottom, under)):
            (_, a), (_, b) = outline(x), outline(x + s * .55)
            made.append(Fin([(x, a), (x + s * .55, b)], [(x + s * .75, a + side * s * .85), (x + s * 1.3, a + side * s * .70), (x + s * 1.15, b + side * s * .18)],
                            shades, 5, lift=.004, ruffle=.002))
    return made


SURMAI = Species(
    top=SURMAI_TOP, bottom=SURMAI_BOTTOM,
    thick=[(0, .004), (.03, .018), (.12, .044), (.3, .066), (.55, .062), (.8, .028), (.93, .014), (1, .009)],
    shades=[(.08, '#f1eee7'), (.42, '#cfd6d8'), (.64, '#97adb5'), (.82, '#48656f'), (1.0, '#213840')],
    gill=.20, mouth=SURMAI_MOUTH, eye=(.088, .0165, .0125), scale=.0042, tail_shade='#57636a',
    marks=surmai_marks, iris='#c9c193', metal=.26, rough=.38, wet=.17, pearl=.13, seed=61,
    fins=[
        Fin([_top(x) for x in np.linspace(.235, .53, 9)], [(.245, .098), (.275, .128), (.32, .128), (.38, .121), (.44, .113), (.50, .101), (.535, .092)],
            ('#4d585f', '#2c363c', '#8b979a'), 15, (1, .85), '#1e262b', lift=.006, ruffle=.004),
        Fin([_top(x) for x in (.545, .57, .60, .63)], [(.568, .120), (.60, .166), (.622, .172), (.622, .138), (.640, .104), (.662, .083)], _back, 14, lift=.006, ruffle=.004),
        Fin([_bottom(x) for x in (.565, .59, .62, .65)], [(.588, -.124), (.62, -.170), (.642, -.176), (.640, -.140), (.658, -.106), (.680, -.084)], _under, 14, lift=.006, ruffle=.004),
        *finlets(.672, .0295, 9, _top, _bottom, .024, _back, _under),
        Fin([(.962, .018), (.978, .008), (.980, 0), (.978, -.008), (.962, -.018)],
            [(1.150, .198), (1.158, .188), (1.105, .088), (1.062, .024), (1.056, 0), (1.062, -.024), (1.105, -.088), (1.158, -.188), (1.150, -.198)],
            ('#4f5a60', '#333d43', '#87928f'), 34, (1, .92), '#1d2529', ruffle=.006, grows_in=True),
        Fin([(.212, -.004), (.217, -.014), (.217, -.027)], [(.312, -.012), (.318, -.018), (.300, -.032), (.27, -.042), (.24, -.042)],
            ('#7d888c', '#4c565b', '#aab1b0'), 14, (.95, .8), lies_on_body=True, lift=.008, ruffle=.003),
        Fin([(.285, -.088), (.305, -.091)], [(.332, -.122), (.340, -.124), (.336, -.110)], _under, 6, lift=.004, ruffle=.002),
    ])

# ---- Indian mackerel, bangda ---------------------------------------------------------------------

BANGDA_TOP = [(0, 0), (.02, .032), (.08, .072), (.2, .112), (.35, .134), (.5, .130), (.65, .102), (.8, .058), (.9, .031), (.96, .021), (1, .02)]
BANGDA_BOTTOM = [(0, -.008), (.02, -.034), (.08, -.078), (.2, -.122), (.38, -.146), (.55, -.130), (.7, -.09), (.85, -.042), (.95, -.022), (1, -.02)]


def bangda_marks(fish, art, relative, cloudy):
    body = ramp(.22, .27, art.x) * ramp(.97, .9, art.x)
    wavy = relative + .02 * (cloudy - .5) + .012 * np.sin(art.x * 46)
    for k, height in enumerate((.93, .84, .755, .675)):
        art.wash('#122a36', body * (.62 - .1 * k) * bell(wavy, height, .020))
    for height in (.60, .52, .44):
        art.wash('#d9b64e', .62 * body * bell(relative + .01 * (cloudy - .5), height, .026))
    for k in range(15):
        for height, size, shift in ((.90, .0085, 0), (.805, .0065, .02)):
            art.spot(fish.at(.30 + .042 * k + shift, height), size, '#0e1d25', .75)
    art.spot((.315, -.052), .013, '#14181b', .85, .3, 1.25)
    art.wash('#c9a24a', .3 * bell(art.x, .14, .08) * bell(relative, .45, .2))


_top, _bottom = edge_of(BANGDA_TOP, .008), edge_of(BANGDA_BOTTOM, -.008)
_back, _under = ('#8f9a86', '#6b7263', '#d8d3b0'), ('#d8cfae', '#c0b27e', '#efe8cf')
BANGDA = Species(
    top=BANGDA_TOP, bottom=BANGDA_BOTTOM,
    thick=[(0, .012), (.03, .032), (.12, .064), (.3, .080), (.55, .070), (.8, .034), (.95, .016), (1, .009)],
    shades=[(0, '#efece4'), (.30, '#e3e2dc'), (.58, '#b9c0b2'), (.80, '#3f7178'), (1.0, '#173f4b')],
    gill=.25, mouth=[(0, -.006), (.03, -.008), (.074, -.0135)], eye=(.098, .026, .0235), scale=.0062, tail_shade='#8f9078',
    marks=bangda_marks, iris='#b3a672', metal=.50, pearl=.11, seed=31,
    fins=[
        Fin([_top(x) for x in (.31, .36, .41, .46, .50)], [(.325, .17), (.36, .222), (.385, .23), (.43, .195), (.48, .155), (.52, .125)], ('#7d8a80', '#4d5a55', '#cfcfb5'), 11, (.95, .6), '#2d3a3c', lift=.006),
        Fin([_top(x) for x in (.57, .61, .65, .69)], [(.60, .155), (.635, .165), (.655, .135), (.69, .108), (.73, .088)], _back, 14, (.95, .75), lift=.006),
        Fin([_bottom(x) for x in (.57, .61, .65, .69)], [(.60, -.155), (.635, -.17), (.655, -.14), (.69, -.112), (.73, -.088)], _under, 14, (.95, .7), lift=.006),
        *finlets(.735, .044, 5, _top, _bottom, .028, _back, _under),
        Fin([(.955, .026), (.974, .011), (.977, 0), (.974, -.011), (.955, -.026)],
            [(1.165, .165), (1.172, .148), (1.12, .07), (1.075, .012), (1.068, 0), (1.075, -.012), (1.12, -.07), (1.172, -.148), (1.165, -.165)],
            ('#a59a62', '#8c7f45', '#d9cb92'), 34, rim='#2e3430', grows_in=True),
        Fin([(.262, .012), (.266, 0), (.266, -.014)], [(.395, .036), (.40, .028), (.38, .008), (.34, -.016), (.30, -.022)], ('#cfc7a5', '#a89d70', '#ece5c8'), 12, (.9, .65), lies_on_body=True, lift=.009, ruffle=.004),
        Fin([(.30, -.125), (.325, -.13)], [(.385, -.165), (.40, -.17), (.39, -.15), (.37, -.135)], _under, 7, lift=.004),
    ])

# ---- Bombay duck, bombil -------------------------------------------------------------------------

BOMBIL_MOUTH = [(0, .002), (.04, -.006), (.09, -.016), (.146, -.030)]


def bombil_marks(fish, art, relative, cloudy):
    body = ramp(.20, .30, art.x)
    art.specks('#4d4640', .0009, 1.7, .5, 2, ramp(.45, .95, relative))
    art.shade(.13 * body * bell(relative, .53, .018))
    art.relief -= .0016 * body * bell(relative, .53, .03)
    chevrons = np.cos((art.x - .16 * np.abs(relative - .53)) * 62 * np.pi) * .5 + .5
    art.shade(.055 * body * ramp(.6, 1, chevrons) * (.4 + cloudy))
    art.wash('#cf7f78', .45 * ramp(.21, .03, art.x) * (.4 + .8 * cloudy))
    art.wash('#c4807d', .55 * bell(art.x, .27, .10) * bell(relative, .28, .25) * cloudy)
    art.stroke(BOMBIL_MOUTH, .0105, '#b8766f', .5, fade=(.01, .5))
    art.stroke(BOMBIL_MOUTH, .0072, '#2c0d0f', .97, carve=.009, carve_width=.008, fade=(.001, .7))
    teeth(art, BOMBIL_MOUTH, .000, .112, 26, .0088)
    art.stroke([(.150, -.028), (.156, -.045), (.150, -.060)], .004, strength=.22, carve=.002)


_pale = ('#cdbab0', '#8f8480', '#eadcd2')
BOMBIL = Species(
    top=[(0, .016), (.008, .034), (.04, .054), (.12, .072), (.22, .082), (.38, .084), (.55, .074), (.72, .056), (.86, .040), (1, .030)],
    bottom=[(0, -.010), (.008, -.021), (.04, -.038), (.12, -.061), (.22, -.078), (.38, -.082), (.55, -.072), (.72, -.054), (.86, -.038), (1, -.030)],
    thick=[(0, .008), (.03, .036), (.12, .058), (.3, .066), (.6, .055), (.85, .032), (.96, .014), (1, .008)],
    shades=[(0, '#ead4c8'), (.42, '#dcb9ae'), (.72, '#b5948d'), (1.02, '#6f615f')],
    gill=.19, mouth=BOMBIL_MOUTH, eye=(.046, .030, .0105), tail_shade='#a99a95', marks=bombil_marks, iris='#8f958f', pupil=.62,
    metal=.08, rough=.27, wet=.12, pearl=.09, gill_depth=.45, clear_edge=(.04, .26), deep=(.22, (.032, .018, .014)), jut=.013, seed=21,
    fins=[
        Fin([(x, .082 - .02 * (x - .4)) for x in (.40, .44, .48, .53)], [(.425, .15), (.47, .195), (.50, .19), (.53, .155), (.575, .10)], _pale, 13, (.9, .55), '#3e3b3b', lift=.008),
        Fin([(.80, .042), (.84, .038)], [(.83, .066), (.86, .066), (.865, .045)], _pale, 6, (.9, .6), lift=.003),
        Fin([(x, -.060 + .06 * (x - .62)) for x in (.62, .67, .73)], [(.635, -.10), (.675, -.135), (.72, -.115), (.765, -.065)], _pale, 14, (.9, .55), lift=.006),
        Fin([(.945, .034), (.968, .014), (.971, 0), (.968, -.014), (.945, -.034)],
            [(1.16, .125), (1.155, .10), (1.085, .036), (1.165, .008), (1.165, -.008), (1.085, -.036), (1.15, -.10), (1.155, -.122)],
            ('#b8a49c', '#6a6160', '#dccac1'), 28, (.95, .75), '#3a3737', grows_in=True),
        Fin([(.215, .012), (.22, -.002), (.221, -.016)], [(.44, .062), (.45, .05), (.42, .02), (.36, -.012), (.28, -.03)], _pale, 11, (.85, .5), '#5a5554', lies_on_body=True, lift=.012, ruffle=.004),
        Fin([(.37, -.056), (.39, -.064), (.41, -.064)], [(.54, -.13), (.55, -.142), (.52, -.15), (.46, -.135), (.41, -.10)], _pale, 9, (.9, .6), lift=.005),
    ])

# ---- Indian salmon, rawas ------------------------------------------------------------------------

RAWAS_TOP = [(0, .018), (.01, .040), (.04, .063), (.1, .090), (.2, .118), (.34, .134), (.48, .126), (.62, .102), (.76, .070), (.88, .048), (.95, .043), (1, .044)]
RAWAS_BOTTOM = [(0, -.004), (.01, -.024), (.04, -.048), (.1, -.082), (.2, -.112), (.34, -.128), (.48, -.122), (.62, -.094), (.76, -.062), (.88, -.046), (.95, -.043), (1, -.044)]
RAWAS_MOUTH = [(.016, -.0295), (.05, -.0315), (.085, -.0345), (.112, -.0385)]


def rawas_marks(fish, art, relative, cloudy):
    art.wash('#e2c9b8', .6 * ramp(.055, .0, art.x))                       # the see-through snout
    art.stroke([(.004, .004), (.018, -.022), (.03, -.03)], .004, strength=.18, carve=.002)
    eye_x, eye_y, _ = fish.species.eye
    art.wash('#dfe2dc', .45 * bell(np.hypot((art.x - eye_x) / 1.5, art.y - eye_y), .026, .012))   # fatty lid
    xs = np.linspace(.25, .98, 24)
    art.stroke([fish.at(x, h) for x, h in zip(xs, np.interp(xs, [.25, .6, 1], [.70, .60, .5]))], .003, '#4d564f', .5, fade=(.02, .02))
    art.wash('#c9b56e', .22 * bell(relative, .30, .22) * cloudy * ramp(.2, .3, art.x))
    art.stroke([(.262, .03), (.266, 0), (.262, -.03)], .006, '#5f675f', .35)


_top, _bottom = edge_of(RAWAS_TOP, .010), edge_of(RAWAS_BOTTOM, -.010)
_gold = ('#b9ad7c', '#8d8459', '#e0d6ad')
RAWAS = Species(
    top=RAWAS_TOP, bottom=RAWAS_BOTTOM,
    thick=[(0, .016), (.03, .04), (.12, .072), (.3, .086), (.55, .074), (.8, .036), (.95, .018), (1, .010)],
    shades=[(.04, '#f1ead9'), (.34, '#d7d6c9'), (.60, '#a9b1a8'), (.82, '#6f7d74'), (1.0, '#46534c')],
    gill=.235, mouth=RAWAS_MOUTH, eye=(.066, .024, .0185), scale=.0125, tail_shade='#9a9674', marks=rawas_marks,
    iris='#a89c70', metal=.44, pearl=.08, seed=71,
    whiskers=[[(.262, -.088 - .004 * k, .050), (.31, -.122 - .012 * k, .048), (.40, -.150 - .020 * k, .03), (.50 + .035 * k, -.158 - .030 * k, .012), (.57 + .05 * k, -.150 - .040 * k, .006)] for k in range(4)],
    fins=[
        Fin([_top(x) for x in (.315, .35, .385, .42, .445)], [(.345, .185), (.375, .238), (.395, .242), (.42, .200), (.445, .160), (.462, .128)], ('#a39d7a', '#6f6c55', '#d8d0ae'), 8, (.97, .8), '#45463c', lift=.006),
        Fin([_top(x) for x in (.575, .62, .66, .70, .735)], [(.605, .170), (.64, .212), (.662, .208), (.675, .160), (.71, .122), (.752, .086)], ('#a39d7a', '#6f6c55', '#d8d0ae'), 14, (.97, .8), '#45463c', lift=.006),
        Fin([_bottom(x) for x in (.585, .63, .67, .71, .745)], [(.615, -.160), (.65, -.200), (.672, -.198), (.685, -.150), (.72, -.112), (.762, -.078)], _gold, 14, (.97, .8), lift=.006),
        Fin([(.945, .052), (.965, .024), (.969, 0), (.965, -.024), (.945, -.052)],
            [(1.225, .236), (1.236, .222), (1.17, .112), (1.11, .032), (1.092, 0), (1.11, -.032), (1.17, -.112), (1.240, -.226), (1.229, -.240)],
            ('#a19b7c', '#77735a', '#cdc5a0'), 38, (1, .9), '#4b4a3a', ruffle=.012, grows_in=True),
        Fin([(.255, -.052), (.262, -.064), (.268, -.078)], [(.405, -.066), (.418, -.074), (.40, -.090), (.36, -.104), (.31, -.106)], ('#d3be6a', '#b59c40', '#ecdf9f'), 14, (.95, .8), lies_on_body=True, lift=.010, ruffle=.004),
        Fin([(.335, -.118), (.36, -.119)], [(.42, -.165), (.436, -.168), (.43, -.148), (.405, -.128)], _gold, 7, lift=.004),
    ])
