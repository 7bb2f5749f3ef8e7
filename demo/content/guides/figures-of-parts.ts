import type { Wood } from '#demo/pictures/drawing/drawing.ts'
import { letters } from '#demo/pictures/drawing/letters.ts'
import { contactShadow } from '#demo/pictures/drawing/light.ts'
import { metalPiece, piece, rod, topPiece } from '#demo/pictures/drawing/material.ts'
import { rounded } from '#demo/pictures/drawing/outline.ts'
import {
  type Box,
  circle,
  linear,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '#demo/pictures/drawing/sheet.ts'
import { woodSurface } from '#demo/pictures/drawing/wood.ts'
import { scene } from '#demo/pictures/scenes/scene.ts'
import type { Figure } from './draft.ts'

const INK = '#1d1a16'
const STONE = '#6f675d'
const ROSEWOOD = '#7a2e1f'
const IVORY = '#f0e4cc'
const STEEL = '#b9b7b2'
const BRONZE = '#b5863f'
const VARNISH = '#a85a24'

/** The parts of a violin that a set-up changes, in a cut along its middle. */
export const BRIDGE: Figure = {
  alt: 'Corte de um violino: o cavalete apoia as cordas, a alma fica entre tampo e fundo, a pestana no fim do espelho.',
  svg: drawn('cavalete', (sheet) => {
    // Plates bulge away from each other, and are thicker in the middle.
    const top = 'M150 452C330 372 640 372 862 452L862 474C640 398 330 398 150 474Z'
    const back = 'M150 596C330 676 640 676 862 596L862 574C640 648 330 648 150 574Z'

    return [
      shape('M160 464C330 390 640 390 852 464V584C640 660 330 660 160 584Z', '#3a2a1c', {
        'fill-opacity': 0.22,
      }),
      wooden(sheet, back, { x: 150, y: 574, w: 712, h: 102 }, 'flamedMaple', {
        tint: VARNISH,
        lengthwise: true,
      }),
      wooden(sheet, top, { x: 150, y: 372, w: 712, h: 102 }, 'spruce', { tint: VARNISH, lengthwise: true }),
      ...[146, 848].map((x) => {
        const box = { x, y: 452, w: 18, h: 144 }
        return wooden(sheet, rounded(box, 3), box, 'flamedMaple', { tint: VARNISH })
      }),
      ...[164, 806].map((x) => {
        const box = { x, y: 468, w: 42, h: 112 }
        return wooden(sheet, rounded(box, 2), box, 'basswood')
      }),
      // The sound post, a little behind the bridge's foot.
      wooden(sheet, 'M548 404H566V646H548Z', { x: 548, y: 404, w: 18, h: 242 }, 'spruce'),
      // Neck and fingerboard rise towards the nut.
      wooden(
        sheet,
        'M866 420L1118 356L1118 392L900 470L866 478Z',
        { x: 866, y: 356, w: 252, h: 122 },
        'flamedMaple',
        { tint: VARNISH, lengthwise: true },
      ),
      wooden(sheet, 'M640 402L1118 336L1118 356L640 424Z', { x: 640, y: 336, w: 478, h: 88 }, 'ebony', {
        lengthwise: true,
      }),
      wooden(sheet, 'M1118 322L1132 320L1132 392L1118 392Z', { x: 1118, y: 320, w: 14, h: 72 }, 'ebony'),
      // The tailpiece hangs at the saddle.
      wooden(sheet, 'M146 430L170 424L172 448L146 452Z', { x: 146, y: 424, w: 26, h: 28 }, 'ebony'),
      wooden(sheet, 'M214 398L430 344L438 356L222 418Z', { x: 214, y: 344, w: 224, h: 74 }, 'ebony', {
        lengthwise: true,
      }),
      rod('M160 428L226 404', '#8d8a84', 4, 3),
      piece(
        sheet,
        'M586 400L592 300C594 282 598 272 606 268C614 272 618 282 620 300L626 400Q606 390 586 400Z',
        { x: 586, y: 268, w: 40, h: 132 },
        '#d9b27a',
        4,
      ),
      rod('M424 344L606 270L1122 324', STEEL, 4, 5),
      ...called([
        ['cavalete', [606, 196], [606, 262]],
        ['cordas', [860, 226], [860, 294]],
        ['pestana', [1100, 246], [1124, 316]],
        ['espelho', [1020, 500], [990, 374]],
        ['alma', [680, 536], [570, 536]],
        ['tampo', [300, 496], [300, 412], 22],
        ['fundo', [330, 700], [330, 648]],
        ['estandarte', [270, 296], [322, 368]],
      ]),
    ]
  }),
}

/** Gauges of a 10–46 set, drawn forty times as thick. */
export const GAUGES: Figure = {
  alt: 'Seis cordas de guitarra de um jogo 10–46, da mais fina, de 0,010 polegada, à mais grossa, de 0,046.',
  svg: drawn('calibres', (sheet) =>
    [10, 13, 17, 26, 36, 46].flatMap((gauge, i) => {
      const [y, thick] = [150 + i * 94, gauge * 1.15]
      const box = { x: 240, y: y - thick / 2, w: 740, h: thick }
      const body = piece(sheet, rounded(box, Math.min(6, thick / 3)), box, i < 3 ? '#c9c7c1' : BRONZE, 7)

      return [
        body,
        ...(i < 3 ? [] : windings(box)),
        ballEnd(sheet, [228, y], 21),
        text(`${i + 1}A`, [130, y - 15], { height: 30 }),
        text(`0,0${gauge} pol.`, [1092, y - 11], { height: 22, colour: STONE }),
      ]
    }),
  ),
}

/** The action of a fretted instrument, its neck from the side. */
export const ACTION: Figure = {
  alt: 'Braço de lado: a ação é a distância entre a corda e o alto do 12º traste; a pestana e o rastilho sustentam a corda.',
  svg: drawn('acao', (sheet) => {
    const frets = [238, 318, 394, 465, 532, 594, 652, 706, 756, 803, 846, 886].map((x) => x * 0.82 - 30)

    return [
      wooden(
        sheet,
        'M118 458H800C824 458 828 500 800 540L770 586H742C724 536 700 520 640 518H150Q118 516 118 486Z',
        { x: 118, y: 458, w: 712, h: 128 },
        'mahogany',
        { lengthwise: true },
      ),
      rod('M176 492H690', STEEL, 10, 0),
      wooden(sheet, 'M118 436H800V460H118Z', { x: 118, y: 436, w: 682, h: 24 }, 'rosewood', {
        lengthwise: true,
      }),
      wooden(sheet, 'M778 460H1120V486H778Z', { x: 778, y: 460, w: 342, h: 26 }, 'spruce', {
        lengthwise: true,
      }),
      wooden(sheet, 'M778 486H806V690H778Z', { x: 778, y: 486, w: 28, h: 204 }, 'mahogany'),
      ...frets.map((x) =>
        metalPiece(
          sheet,
          `M${x - 6} 437Q${x} 418 ${x + 6} 437Z`,
          { x: x - 6, y: 418, w: 12, h: 19 },
          'steel',
          2,
        ),
      ),
      wooden(sheet, 'M960 460L976 428H1064L1086 460Z', { x: 960, y: 428, w: 126, h: 32 }, 'rosewood', {
        lengthwise: true,
      }),
      topPiece(sheet, 'M1004 430V364Q1010 356 1018 364V430Z', { x: 1004, y: 358, w: 14, h: 72 }, IVORY),
      topPiece(sheet, 'M112 436V404Q120 396 128 404V436Z', { x: 112, y: 398, w: 16, h: 38 }, IVORY),
      rod('M60 424L120 402L1011 360L1040 428', STEEL, 5, 4),
      measured([frets.at(-1) ?? 0, 418], [frets.at(-1) ?? 0, 374]),
      ...called([
        ['pestana', [150, 300], [122, 394]],
        ['ação na casa 12', [610, 246], [694, 366]],
        ['rastilho', [1010, 268], [1011, 352]],
        ['cavalete', [1040, 560], [1030, 464]],
        ['tensor', [420, 600], [420, 500]],
      ]),
    ]
  }),
}

/** How wood answers humidity. */
export const HUMIDITY: Figure = {
  alt: 'Escala de umidade: abaixo de 35% a madeira encolhe, entre 45% e 55% está bem, acima de 65% ela incha.',
  svg: drawn('umidade', (sheet) => {
    const bar = { x: 130, y: 470, w: 940, h: 54 }
    const paint = linear(
      sheet,
      [bar.x, 0],
      [bar.x + bar.w, 0],
      [
        [0, '#c8771a'],
        [0.3, '#e2c27a'],
        [0.42, '#4d8a63'],
        [0.58, '#4d8a63'],
        [0.7, '#8fa9b5'],
        [1, '#39627a'],
      ],
    )
    const at = (percent: number) => bar.x + (bar.w * (percent - 20)) / 60

    return [
      // The same top: sunken with a crack, flat, swollen.
      plate(sheet, [270, 330], 26),
      stroke('M270 356L262 366L276 376L268 388', INK, 4),
      plate(sheet, [600, 318], 0),
      plate(sheet, [930, 318], -30),
      contactShadow(rounded(bar, 27), 7),
      shape(rounded(bar, 27), paint, { stroke: '#00000044' }),
      ...[35, 45, 55, 65].flatMap((percent) => [
        stroke(`M${at(percent)} ${bar.y - 8}V${bar.y + bar.h + 8}`, INK, 3),
        text(`${percent}%`, [at(percent), bar.y + bar.h + 22], { height: 26 }),
      ]),
      text('seca: encolhe e racha', [270, 210], { height: 25 }),
      text('boa', [600, 210]),
      text('úmida: incha e sobe', [930, 210], { height: 25 }),
      text('umidade do ar', [600, 640], { height: 24, colour: STONE }),
    ]
  }),
}

/** What a good case holds: a guitar from the side, in a cut along the middle. */
export const CASE: Figure = {
  alt: 'Corte de um estojo: o instrumento fica suspenso, apoiado no braço e nas bordas, sem encostar o fundo.',
  svg: drawn('estojo', (sheet) => {
    const foam = (d: string, box: Box) => piece(sheet, d, box, '#7d6a58', 3)

    return [
      piece(
        sheet,
        'M96 300H1104V572Q1104 626 1050 626H150Q96 626 96 572Z',
        { x: 96, y: 300, w: 1008, h: 326 },
        '#2f2a26',
        10,
      ),
      shape('M122 300H1078V566Q1078 600 1044 600H156Q122 600 122 566Z', '#5b2a22'),
      foam('M122 444L190 470V540H226L226 600H156Q122 600 122 566Z', { x: 122, y: 444, w: 104, h: 156 }),
      foam('M600 600V540L616 470L664 446L700 470V600Z', { x: 600, y: 446, w: 100, h: 154 }),
      foam('M850 600V452Q882 470 914 452V600Z', { x: 850, y: 452, w: 64, h: 148 }),
      // The lid's padding, which holds the neck down.
      piece(
        sheet,
        'M96 300Q96 262 150 258H1050Q1104 262 1104 300Z',
        { x: 96, y: 258, w: 1008, h: 42 },
        '#2f2a26',
        4,
      ),
      foam('M850 300H914V392Q882 404 850 392Z', { x: 850, y: 300, w: 64, h: 104 }),
      wooden(
        sheet,
        'M196 372H640Q656 372 656 388V500Q656 518 640 518C500 540 330 540 204 520Q188 516 188 500V388Q188 372 196 372Z',
        { x: 188, y: 372, w: 468, h: 168 },
        'rosewood',
        { lengthwise: true },
      ),
      wooden(sheet, 'M188 368H656V386H188Z', { x: 188, y: 368, w: 468, h: 18 }, 'spruce', {
        lengthwise: true,
      }),
      wooden(sheet, 'M560 352H1000V372H560Z', { x: 560, y: 352, w: 440, h: 20 }, 'ebony', {
        lengthwise: true,
      }),
      wooden(
        sheet,
        'M656 372H986V424Q900 430 760 432Q690 440 668 492L656 496Z',
        { x: 656, y: 372, w: 330, h: 124 },
        'mahogany',
        { lengthwise: true },
      ),
      wooden(sheet, 'M984 360L1052 396V430L976 420Z', { x: 976, y: 360, w: 76, h: 70 }, 'mahogany'),
      wooden(sheet, 'M270 368L282 346H350L362 368Z', { x: 270, y: 346, w: 92, h: 22 }, 'rosewood', {
        lengthwise: true,
      }),
      rod('M314 342L996 350', STEEL, 4, 3),
      measured([430, 534], [430, 598]),
      ...called([
        ['tampa acolchoada', [800, 180], [882, 290]],
        ['folga', [520, 690], [440, 568]],
        ['apoio', [174, 690], [174, 560]],
        ['apoio do braço', [900, 690], [882, 560]],
        ['suspenso', [330, 180], [330, 336]],
      ]),
    ]
  }),
}

/** How many cents a note is from its pitch, above a clip-on tuner. */
export const TUNING: Figure = {
  alt: 'Mostrador de afinador: à esquerda baixa, ao centro afinada, à direita alta, de −50 a +50 centésimos de semitom.',
  svg: drawn('afinador', (sheet) => {
    const centre: Point = [600, 660]
    const dial = (cents: number, radius: number): Point => {
      const angle = ((cents / 50) * 62 * Math.PI) / 180
      return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)]
    }
    const label = (cents: number): Point => {
      const [x, y] = dial(cents, 286)
      return [x, y - 12]
    }
    const arc = (from: number, to: number, radius: number) =>
      `M${dial(from, radius).join(' ')}A${radius} ${radius} 0 0 1 ${dial(to, radius).join(' ')}`
    const face = 'M176 690C176 430 360 214 600 214S1024 430 1024 690Q1024 712 1002 712H198Q176 712 176 690Z'

    return [
      piece(sheet, face, { x: 176, y: 214, w: 848, h: 498 }, '#3a342e', 10),
      shape('M210 682C214 446 386 248 600 248S986 446 990 682Z', '#fbf8f3'),
      stroke(arc(-50, 50, 372), '#e4dccf', 34),
      stroke(arc(-50, -6, 372), '#c8771a', 34, { 'stroke-opacity': 0.55 }),
      stroke(arc(6, 50, 372), '#39627a', 34, { 'stroke-opacity': 0.55 }),
      stroke(arc(-5, 5, 372), '#2d7a4f', 40),
      ...Array.from({ length: 21 }, (_, i) => {
        const cents = -50 + i * 5
        return stroke(
          `M${dial(cents, cents % 25 === 0 ? 322 : 336).join(' ')}L${dial(cents, 350).join(' ')}`,
          INK,
          cents % 25 === 0 ? 5 : 2,
        )
      }),
      rod(`M${centre.join(' ')}L${dial(0, 344).join(' ')}`, ROSEWOOD, 9, 5),
      circle(centre[0], centre[1], 26, INK),
      text('-50', label(-46), { height: 26 }),
      text('+50', label(46), { height: 26 }),
      text('lá 440 Hz', [600, 738], { height: 26, colour: STONE }),
      text('baixa', [236, 176]),
      text('afinada', [600, 140]),
      text('alta', [964, 176]),
    ]
  }),
}

function drawn(seed: string, paint: (sheet: Sheet) => string[]): string {
  return scene(`figura ${seed}`, { width: 1200, height: 800 }, (sheet) =>
    [rect({ x: 0, y: 0, w: 1200, h: 800 }, '#f1eadf'), ...paint(sheet)].join(''),
  )
}

type Grain = Parameters<typeof woodSurface>[4]

/** A part of wood, cut or seen from the side. */
function wooden(sheet: Sheet, d: string, box: Box, wood: Wood, grain: Grain = {}): string {
  const pitch = Math.max(3, Math.min(box.w, box.h) / 12)

  return (
    contactShadow(d, 4) +
    woodSurface(sheet, d, box, wood, { pitch, ...grain }) +
    stroke(d, '#2a1c10', 1.5, { 'stroke-opacity': 0.55 })
  )
}

/** A strip of a top that bends by so much. */
function plate(sheet: Sheet, [x, y]: Point, bend: number): string {
  const d = `M${x - 125} ${y}Q${x} ${y + bend * 2} ${x + 125} ${y}V${y + 24}Q${x} ${y + 24 + bend * 2} ${x - 125} ${y + 24}Z`
  const box = { x: x - 125, y: y - Math.abs(bend) * 2, w: 250, h: 24 + Math.abs(bend) * 4 }

  return wooden(sheet, d, box, 'spruce', { lengthwise: true, pitch: 5 })
}

/** The wire around a wound string. */
function windings({ x, y, w, h }: Box): string[] {
  const turn = Math.max(7, h / 3.4)

  return Array.from({ length: Math.floor(w / turn) - 1 }, (_, i) => {
    const at = x + (i + 1) * turn
    return stroke(
      `M${at} ${y + 1}Q${at + turn * 0.5} ${y + h / 2} ${at - turn * 0.1} ${y + h - 1}`,
      '#5a3c12',
      1.6,
      { 'stroke-opacity': 0.75 },
    )
  })
}

function ballEnd(sheet: Sheet, [x, y]: Point, r: number): string {
  return (
    metalPiece(
      sheet,
      `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
      { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
      'brass',
      5,
    ) + circle(x, y, r * 0.4, '#3a2a1c')
  )
}

/** A line with an end at both sides. */
function measured(from: Point, to: Point): string {
  return (
    stroke(`M${from.join(' ')}L${to.join(' ')}`, ROSEWOOD, 5) +
    [from, to].map(([x, y]) => circle(x, y, 7, ROSEWOOD)).join('')
  )
}

type Called = readonly [name: string, at: Point, to: Point, height?: number]

/** Names of parts, each with a line to its part. */
function called(parts: readonly Called[]): string[] {
  return parts.map(([name, at, to, height = 28]) => {
    const above = at[1] < to[1]
    const level = Math.abs(at[1] - to[1]) < 20
    const from = level
      ? [at[0] - name.length * 11 - 6, at[1] + height / 2]
      : [at[0], at[1] + (above ? height + 12 : -12)]
    const end = level ? [to[0], at[1] + height / 2] : to

    return (
      stroke(`M${from.join(' ')}L${end.join(' ')}`, STONE, 2) +
      circle(end[0] ?? 0, end[1] ?? 0, 4, STONE) +
      text(name, at, { height })
    )
  })
}

function text(words: string, at: Point, { height = 28, colour = INK } = {}): string {
  return letters(words, at, { height, colour, align: 'centre', weight: 0.9 })
}
