import { letters } from '#demo/pictures/drawing/letters.ts'
import type { Figure } from './draft.ts'

const INK = '#1d1a16'
const STONE = '#6f675d'
const WOOD = '#b8581e'
const SPRUCE = '#ead9b5'
const ROSEWOOD = '#7a2e1f'
const SKIN = '#e3c9a0'

type Point = [x: number, y: number]

/** How an arm is measured for a violin: the shirt covers the neck and the arm, the hair the head. */
export const ARM: Figure = {
  alt: 'Braço esticado para o lado, medido do lado do pescoço ao meio da palma da mão.',
  svg: sheet(
    area('M268 300H344V400H268Z', SKIN),
    area(
      'M400 392C560 388 700 398 838 402C860 394 872 380 886 366Q900 360 900 376L890 398L1002 396Q1016 402 1002 410L930 416L1010 426Q1020 436 1004 440L922 438L986 454Q994 464 978 466L900 458C876 462 852 456 834 450C700 462 560 478 400 478Z',
      SKIN,
    ),
    area(
      'M306 372C240 374 186 404 178 470L168 800H444L436 520L520 484Q536 440 520 388C450 384 410 372 372 368Q340 392 306 372Z',
      WOOD,
    ),
    area('M268 372Q306 412 344 368L372 368Q306 436 240 376Z', ROSEWOOD),
    '<ellipse cx="306" cy="236" rx="70" ry="84" fill="#e3c9a0"/>',
    area(
      'M232 250C218 150 270 128 314 132C372 134 398 176 384 214C352 206 322 190 304 176C290 206 262 220 248 226Q244 244 246 262Z',
      '#2a241f',
    ),
    ...[350, 902].map((x) =>
      line(
        [
          [x, 300],
          [x, 372],
        ],
        2,
        STONE,
      ),
    ),
    measure([350, 300], [902, 300]),
    label('do pescoço ao meio da palma', [720, 246]),
  ),
}

/** The parts of a violin that a set-up changes. */
export const BRIDGE: Figure = {
  alt: 'Corte de um violino: o cavalete apoia as cordas, a alma fica entre tampo e fundo, a pestana no fim do espelho.',
  svg: sheet(
    line(
      [
        [120, 420],
        [900, 420],
      ],
      22,
      SPRUCE,
    ),
    line(
      [
        [120, 600],
        [900, 600],
      ],
      22,
      WOOD,
    ),
    line(
      [
        [120, 420],
        [120, 600],
      ],
      18,
      WOOD,
    ),
    line(
      [
        [900, 420],
        [900, 600],
      ],
      18,
      WOOD,
    ),
    line(
      [
        [560, 410],
        [560, 250],
      ],
      26,
      SPRUCE,
    ),
    line(
      [
        [535, 431],
        [535, 589],
      ],
      14,
      '#b98a2f',
    ),
    line(
      [
        [900, 400],
        [1120, 330],
      ],
      26,
      WOOD,
    ),
    line(
      [
        [640, 345],
        [1110, 312],
      ],
      16,
      INK,
    ),
    line(
      [
        [1112, 320],
        [1112, 288],
      ],
      10,
      STONE,
    ),
    line(
      [
        [160, 380],
        [560, 250],
        [1112, 290],
      ],
      4,
      INK,
    ),
    label('cavalete', [560, 195]),
    label('alma', [450, 495]),
    label('pestana', [1100, 235]),
    label('espelho', [830, 355]),
    label('tampo', [250, 440]),
    label('fundo', [250, 620]),
  ),
}

/** Gauges of a 10–46 set, drawn forty times as thick. */
export const GAUGES: Figure = {
  alt: 'Seis cordas de guitarra de um jogo 10–46, da mais fina, de 0,010 polegada, à mais grossa, de 0,046.',
  svg: sheet(
    ...[10, 13, 17, 26, 36, 46].flatMap((gauge, i) => [
      line(
        [
          [260, 150 + i * 88],
          [1060, 150 + i * 88],
        ],
        gauge * 1.1,
        i < 3 ? STONE : '#b98a2f',
      ),
      label(`${i + 1}ª`, [150, 135 + i * 88]),
      label(`0,0${gauge}`, [1125, 135 + i * 88], 22),
    ]),
  ),
}

/** The action of a fretted instrument. */
export const ACTION: Figure = {
  alt: 'Braço de lado: a ação é a distância entre a corda e o alto do 12º traste; a pestana e o rastilho sustentam a corda.',
  svg: sheet(
    line(
      [
        [140, 460],
        [900, 460],
      ],
      60,
      WOOD,
    ),
    line(
      [
        [900, 475],
        [1080, 475],
      ],
      90,
      SPRUCE,
    ),
    ...[230, 320, 405, 485, 560, 630, 695].map((x) =>
      line(
        [
          [x, 432],
          [x, 418],
        ],
        9,
        STONE,
      ),
    ),
    line(
      [
        [150, 432],
        [150, 396],
      ],
      16,
      '#e4dccf',
    ),
    line(
      [
        [1010, 430],
        [1010, 350],
      ],
      16,
      '#e4dccf',
    ),
    line(
      [
        [150, 396],
        [1010, 350],
      ],
      5,
      INK,
    ),
    measure([630, 418], [630, 371]),
    label('pestana', [170, 320]),
    label('ação no 12º traste', [640, 285]),
    label('rastilho', [1010, 280]),
    label('tensor dentro do braço', [480, 520]),
  ),
}

/** How wood answers humidity. */
export const HUMIDITY: Figure = {
  alt: 'Escala de umidade: abaixo de 35% a madeira encolhe, entre 45% e 55% está bem, acima de 65% ela incha.',
  svg: sheet(
    line(
      [
        [120, 400],
        [420, 400],
      ],
      70,
      '#d99a00',
    ),
    line(
      [
        [420, 400],
        [480, 400],
      ],
      70,
      SPRUCE,
    ),
    line(
      [
        [480, 400],
        [680, 400],
      ],
      70,
      '#2d7a4f',
    ),
    line(
      [
        [680, 400],
        [800, 400],
      ],
      70,
      SPRUCE,
    ),
    line(
      [
        [800, 400],
        [1080, 400],
      ],
      70,
      '#b3261e',
    ),
    ...[
      ['35%', 430],
      ['45%', 520],
      ['55%', 660],
      ['65%', 780],
    ].map(([texto, x]) => label(String(texto), [Number(x), 460], 26)),
    label('seca: encolhe', [270, 300]),
    label('boa', [580, 300]),
    label('úmida: incha', [940, 300]),
  ),
}

/** What a good case holds. */
export const CASE: Figure = {
  alt: 'Corte de um estojo: o instrumento fica suspenso, apoiado no braço e nas bordas, sem encostar o fundo.',
  svg: sheet(
    path('M120 300H1080V560Q1080 600 1040 600H160Q120 600 120 560Z', 22, INK),
    line(
      [
        [200, 540],
        [360, 540],
      ],
      70,
      SPRUCE,
    ),
    line(
      [
        [560, 540],
        [640, 540],
      ],
      70,
      SPRUCE,
    ),
    line(
      [
        [880, 540],
        [1000, 540],
      ],
      70,
      SPRUCE,
    ),
    line(
      [
        [240, 450],
        [620, 450],
      ],
      110,
      WOOD,
    ),
    line(
      [
        [620, 420],
        [960, 420],
      ],
      26,
      ROSEWOOD,
    ),
    label('suspenso: folga embaixo', [600, 230]),
    label('apoio', [280, 625]),
    label('apoio do braço', [930, 625]),
  ),
}

/** How many cents a note is from its pitch. */
export const TUNING: Figure = {
  alt: 'Mostrador de afinador: à esquerda baixa, ao centro afinada, à direita alta, de −50 a +50 centésimos de semitom.',
  svg: sheet(
    path('M220 560A400 400 0 0 1 980 560', 30, SPRUCE),
    path('M560 245A400 400 0 0 1 640 245', 34, '#2d7a4f'),
    line(
      [
        [600, 590],
        [600, 270],
      ],
      8,
      ROSEWOOD,
    ),
    circle([600, 590], 24, INK),
    label('baixa', [250, 600]),
    label('afinada', [600, 165]),
    label('alta', [950, 600]),
    label('-50', [190, 480], 22),
    label('+50', [1010, 480], 22),
  ),
}

function sheet(...inside: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#f1eadf"/>${inside.join('')}</svg>`
}

function line(points: Point[], width: number, colour: string): string {
  return path(`M${points.map((point) => point.join(' ')).join('L')}`, width, colour)
}

function path(d: string, width: number, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function area(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

function circle([cx, cy]: Point, r: number, colour: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`
}

/** A line with an end at both sides. */
function measure(from: Point, to: Point): string {
  const ends = [from, to].map((point) => circle(point, 8, ROSEWOOD))

  return line([from, to], 5, ROSEWOOD) + ends.join('')
}

function label(text: string, at: Point, height = 28): string {
  return letters(text.replace('ª', 'A').replace('º', ''), at, {
    height,
    colour: INK,
    align: 'centre',
    weight: 0.9,
  })
}
