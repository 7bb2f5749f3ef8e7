import type { Family } from '../families/family.ts'
import { midiOf, type Note, noteAt, noteOf } from './note.ts'
import { otherKeys, tuningKey } from './tuning-names.ts'

/** A tuning, as the instrument's players say it. */
export type Tuning = {
  nome: string
  /** One of each course, from the lowest to the highest; of a course in octaves the lower one. */
  notas: readonly Note[]
  /** Of each course, how many semitones above its note its other strings sound: none, 0 in unison, 12 an octave. */
  others: readonly (readonly number[])[]
}

/** Of guitars with steel strings: the lower four pairs in octaves, as D'Addario makes its sets. */
const TWELVE_STRINGS: readonly Tuning[] = [
  tuning('12 cordas', 'E2/E3 A2/A3 D3/D4 G3/G4 B3/B3 E4/E4'),
  tuning('12 cordas, Ré grave', 'D2/D3 A2/A3 D3/D4 G3/G4 B3/B3 E4/E4'),
  tuning('12 cordas, um tom abaixo', 'D2/D3 G2/G3 C3/C4 F3/F4 A3/A3 D4/D4'),
]

/** The tunings of each family, the usual one first. The strings of a course are written together, as `E2/E3`. */
export const TUNINGS: Readonly<Record<Family, readonly Tuning[]>> = {
  // Bowed: as Thomastik-Infeld sells sets for them, the double bass for orchestra and, a tone higher, for solo
  // (https://www.thomastik-infeld.com); with five strings, one instrument's and the next larger one's together.
  violino: [tuning('Padrão', 'G3 D4 A4 E5'), tuning('Padrão, 5 cordas', 'C3 G3 D4 A4 E5')],
  violaDeArco: [tuning('Padrão', 'C3 G3 D4 A4'), tuning('Padrão, 5 cordas', 'C3 G3 D4 A4 E5')],
  violoncelo: [tuning('Padrão', 'C2 G2 D3 A3'), tuning('Padrão, 5 cordas', 'C2 G2 D3 A3 E4')],
  contrabaixo: [
    tuning('Orquestra', 'E1 A1 D2 G2'),
    tuning('Solo', 'F#1 B1 E2 A2'),
    tuning('Orquestra, 5 cordas', 'B0 E1 A1 D2 G2'),
  ],
  // Seven strings: C2 as most players of samba and choro, or B1
  // (http://blogdopg.blogspot.com/2025/11/o-violao-de-7-cordas.html,
  // http://revistadoviolao.blogspot.com/2007/11/violo-de-7-cordas.html). Eight: as Egberto Gismonti's, the notes of six
  // with C for B between a lower and a higher A (https://montegasppa.cacilhas.info/2016/06/dad-gad.html, without octaves).
  // Ten: Narciso Yepes added C2, Bb2, G#2 and F#2, which resonate with the notes that the six don't
  // (http://www.tenstringguitar.info, http://www.tenstringguitar.com/tuningsforthe10string.html).
  violaoNailon: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Ré grave', 'D2 A2 D3 G3 B3 E4'),
    tuning('Meio tom abaixo', 'D#2 G#2 C#3 F#3 A#3 D#4'),
    tuning('7 cordas, samba e choro', 'C2 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas em Si', 'B1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas, de Lá a Lá', 'A1 E2 A2 D3 G3 C4 E4 A4'),
    tuning('10 cordas, de Yepes', 'F#2 G#2 A#2 C2 E2 A2 D3 G3 B3 E4'),
  ],
  // Guitars: https://en.wikipedia.org/wiki/Guitar_tunings (E2 A2 D3 G3 B3 E4, and open ones),
  // http://www.acousticmusic.org/Guitar-Tunings-sp-80.html (Drop D, C and B),
  // https://impulse-responses.com/gear/memo-guitar-tunings (Drop A, seven and eight strings, with octaves),
  // http://www.daviddarling.info/encyclopedia_of_music/A/alternative_guitar_tunings.html (DADGAD, open D and G),
  // https://grokipedia.com/page/C_tuning_(guitar) (C standard, open C and Drop C, with octaves); Drop C# is Drop D half a
  // tone lower.
  // Baritones: a fourth lower (probsee.com/p/B_tuning, with octaves) or a fifth (https://oranjproductions.com/whatitis.htm,
  // without; https://create.oreate.ai/voices/finding-the-right-baritone-guitar-tuning-for-your-sound, with).
  // Twelve strings: https://h2g2.com/edited_entry/A87856825, with octaves; in Drop D, and lower for the neck's sake:
  // http://playaguitarforfree.com/how-to-tune-a-12-string-guitar/. Nine: https://en.wikipedia.org/wiki/Nine-string_guitar.
  violaoAco: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Ré grave', 'D2 A2 D3 G3 B3 E4'),
    tuning('DADGAD', 'D2 A2 D3 G3 A3 D4'),
    tuning('Sol aberto', 'D2 G2 D3 G3 B3 D4'),
    tuning('Ré aberto', 'D2 A2 D3 F#3 A3 D4'),
    tuning('Dó aberto', 'C2 G2 C3 G3 C4 E4'),
    tuning('Meio tom abaixo', 'D#2 G#2 C#3 F#3 A#3 D#4'),
    tuning('Um tom abaixo', 'D2 G2 C3 F3 A3 D4'),
    // Of steel as Dino's: the seventh string is a C (https://pt.scribd.com/document/459320898/Transcricao-de-Alvorada).
    tuning('7 cordas, samba e choro', 'C2 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas em Si', 'B1 E2 A2 D3 G3 B3 E4'),
    ...TWELVE_STRINGS,
  ],
  guitarra: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Drop D', 'D2 A2 D3 G3 B3 E4'),
    tuning('Meio tom abaixo', 'D#2 G#2 C#3 F#3 A#3 D#4'),
    tuning('Um tom abaixo', 'D2 G2 C3 F3 A3 D4'),
    tuning('Drop C#', 'C#2 G#2 C#3 F#3 A#3 D#4'),
    tuning('Drop C', 'C2 G2 C3 F3 A3 D4'),
    tuning('Dó padrão', 'C2 F2 A#2 D#3 G3 C4'),
    tuning('Drop B', 'B1 F#2 B2 E3 G#3 C#4'),
    tuning('Drop A', 'A1 E2 A2 D3 F#3 B3'),
    tuning('Si padrão, barítono', 'B1 E2 A2 D3 F#3 B3'),
    tuning('Barítono em Lá', 'A1 D2 G2 C3 E3 A3'),
    tuning('DADGAD', 'D2 A2 D3 G3 A3 D4'),
    tuning('Sol aberto', 'D2 G2 D3 G3 B3 D4'),
    tuning('Ré aberto', 'D2 A2 D3 F#3 A3 D4'),
    tuning('Mi aberto', 'E2 B2 E3 G#3 B3 E4'),
    tuning('Dó aberto', 'C2 G2 C3 G3 C4 E4'),
    tuning('7 cordas', 'B1 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas, Drop A', 'A1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas', 'F#1 B1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas, Drop E', 'E1 B1 E2 A2 D3 G3 B3 E4'),
    tuning('9 cordas', 'C#1 F#1 B1 E2 A2 D3 G3 B3 E4'),
    ...TWELVE_STRINGS,
  ],
  // The notes at which D'Addario charts sets of four, five and six strings
  // (daddario.com/globalassets/pdfs/accessories/tension_chart_13934.pdf); half a tone lower:
  // https://basstuner.io/tuning/half-step-down; Drop C, which is Drop D a tone lower:
  // https://leftybasslessons.com/understanding-different-bass-guitar-tunings-and-their-uses; four strings as the lower ones
  // of five: https://www.studybass.com/gear/bass-tuning/altered-bass-tunings/, or as the upper ones of six, which is a tenor
  // (https://everything.explained.today/Bass_guitar_tuning, after Wikipedia, with octaves). Seven: BEADGCF, as the first one was
  // tuned (https://en.wikipedia.org/wiki/Extended-range_bass, which adds an F# below or a Bb above: an F# of 23 Hz is lower
  // than the tuner hears). Eight: an octave beside each of four.
  baixo: [
    tuning('Padrão', 'E1 A1 D2 G2'),
    tuning('Drop D', 'D1 A1 D2 G2'),
    tuning('Meio tom abaixo', 'D#1 G#1 C#2 F#2'),
    tuning('Um tom abaixo', 'D1 G1 C2 F2'),
    tuning('Drop C', 'C1 G1 C2 F2'),
    tuning('Si grave, 4 cordas', 'B0 E1 A1 D2'),
    tuning('Tenor, 4 cordas', 'A1 D2 G2 C3'),
    tuning('5 cordas', 'B0 E1 A1 D2 G2'),
    tuning('6 cordas', 'B0 E1 A1 D2 G2 C3'),
    tuning('7 cordas', 'B0 E1 A1 D2 G2 C3 F3'),
    tuning('8 cordas', 'E1/E2 A1/A2 D2/D3 G2/G3'),
    tuning('8 cordas sem pares', 'B0 E1 A1 D2 G2 C3 F3 A#3'),
  ],
  // Oasis, "Ukulele sizes, strings and tunings", with octaves (https://docslib.org/doc/2947976). Eight strings:
  // https://liveukulele.com/lessons/tuning-your-ukulele/8-string/. With five the third course usually has two strings,
  // with six the first one too (http://ukulele.space/doku.php?id=en:vok:chor): in octaves, as the third of eight is; the
  // first has its octave below, as no string of an ukulele is as high as the one above.
  ukulele: [
    tuning('Padrão, Sol agudo', 'G4 C4 E4 A4'),
    tuning('Sol grave', 'G3 C4 E4 A4'),
    tuning('Barítono', 'D3 G3 B3 E4'),
    tuning('5 cordas', 'G4 C4/C5 E4 A4'),
    tuning('6 cordas', 'G4 C4/C5 E4 A3/A4'),
    tuning('8 cordas', 'G3/G4 C4/C5 E4/E4 A4/A4'),
    tuning('8 cordas, Barítono', 'D3/D4 G3/G4 B3/B3 E4/E4'),
  ],
  // D G B D, an octave above a banjo's, or E at the top as on a guitar
  // (http://rhythmandspice.co.uk/index.php?main_page=index&cPath=119_226, https://wiki.kidzsearch.com/wiki/Cavaquinho).
  // With a fifth string, a low G or A below these:
  // https://www.toquei.com/en/cavaco-de-cinco-cordas-como-essa-variacao-mudou-o-samba-contemporaneo/.
  cavaquinho: [
    tuning('Padrão', 'D4 G4 B4 D5'),
    tuning('Natural', 'D4 G4 B4 E5'),
    tuning('Bandolim', 'G3 D4 A4 E5'),
    tuning('5 cordas, Sol grave', 'G3 D4 G4 B4 D5'),
    tuning('5 cordas, Lá grave', 'A3 D4 G4 B4 D5'),
  ],
  // Five strings: https://everything2.com/title/Tunings+for+the+five+string+banjo, with the notes on a piano. Tenor:
  // https://www.folkmusicstudio.com/right-tenor-banjo-tuning. In samba it is tuned as the cavaquinho is. Six strings are
  // a guitar's: https://en.wikipedia.org/wiki/Banjo_guitar.
  banjo: [
    tuning('De cavaquinho', 'D4 G4 B4 D5'),
    tuning('5 cordas em Sol', 'G4 D3 G3 B3 D4'),
    tuning('Tenor', 'C3 G3 D4 A4'),
    tuning('6 cordas', 'E2 A2 D3 G3 B3 E4'),
  ],
  // https://freeguitartuner.net/pt-br/mandolin-tuner, in hertz; with ten strings, a mandola's C below.
  bandolim: [
    tuning('Padrão', 'G3/G3 D4/D4 A4/A4 E5/E5'),
    tuning('10 cordas', 'C3/C3 G3/G3 D4/D4 A4/A4 E5/E5'),
  ],
  // From the fifth pair to the first:
  // http://auladeviola.com/viola-caipira-por-que-uns-usam-afinacao-em-mi-e-outros-em-re; the octaves:
  // https://m.cifraclub.com.br/blog/afinacoes-da-viola-caipira. Twelve strings are five courses, of which two have three
  // strings (I. Vilela, http://eucurtoviola.comunidades.net/tipos-de-viola-afinacoes): the lowest two, as of the viola
  // toeira (https://portoguitarra.com/produtos/viola-toeira/); or six pairs, of which the sixth repeats the E (Câmara
  // Cascudo, at ctdr.ufpb.br/labeet, "Viola de dez cordas").
  violaCaipira: [
    tuning('Cebolão em Mi', 'B2/B3 E3/E4 G#3/G#4 B3/B3 E4/E4'),
    tuning('Cebolão em Ré', 'A2/A3 D3/D4 F#3/F#4 A3/A3 D4/D4'),
    tuning('Rio Abaixo', 'G2/G3 D3/D4 G3/G4 B3/B3 D4/D4'),
    tuning('Natural', 'A2/A3 D3/D4 G3/G4 B3/B3 E4/E4'),
    tuning('Boiadeira', 'G2/G3 D3/D4 F#3/F#4 A3/A3 D4/D4'),
    tuning('12 cordas, Cebolão em Mi', 'B2/B3/B3 E3/E4/E4 G#3/G#4 B3/B3 E4/E4'),
    tuning('12 cordas em seis pares', 'E2/E3 A2/A3 D3/D4 G3/G4 B3/B3 E4/E4'),
  ],
}

const NAMED = byKey(Object.values(TUNINGS).flat())

const NAMED_IN: ReadonlyMap<string, ReadonlyMap<string, Tuning>> = new Map(
  Object.entries(TUNINGS).map(([family, tunings]) => [family, byKey(tunings)]),
)

/** How many strings an instrument in this tuning has. */
export function countStrings({ notas, others }: Pick<Tuning, 'notas' | 'others'>): number {
  return notas.length + others.flat().length
}

/** Returns whether its courses are pairs of strings, which players then count. */
export function isPaired({ others }: Pick<Tuning, 'others'>): boolean {
  return others.length > 0 && others.every((strings) => strings.length > 0)
}

/** The notes of a course's other strings. */
export function otherNotes(note: Note, semitones: readonly number[] = []): Note[] {
  return semitones.map((each) => noteAt(midiOf(note) + each))
}

/** The notes of each course's strings, from the lowest course to the highest. */
export function courseNotes({ notas, others }: Pick<Tuning, 'notas' | 'others'>): Note[][] {
  return notas.map((note, i) => [note, ...otherNotes(note, others[i])])
}

/**
 * Returns a tuning by its name or another one that it has, of the family or else of any: families have different tunings of
 * one name, such as the usual one. Accents and capitals don't matter.
 */
export function tuningNamed(name: string, family: Family | null = null): Tuning | undefined {
  const key = tuningKey(name)

  return (family && NAMED_IN.get(family)?.get(key)) ?? NAMED.get(key)
}

/** The first tuning of each key, by its name, else by another one that it has. */
function byKey(tunings: readonly Tuning[]): ReadonlyMap<string, Tuning> {
  const own = tunings.map((each) => [tuningKey(each.nome), each] as const)
  const others = tunings.flatMap((each) => otherKeys(each.nome).map((key) => [key, each] as const))

  // Of several with one key, the last that a map gets stays.
  return new Map([...own, ...others].reverse())
}

/** Whether any instrument's tuning has so many notes. */
export function isTunedTo(notes: number): boolean {
  return Object.values(TUNINGS).some((tunings) => tunings.some(({ notas }) => notas.length === notes))
}

/** Reads a tuning whose courses are written as `E2`, or `E2/E3` if they have several strings, the lowest first. */
function tuning(nome: string, courses: string): Tuning {
  const strings = courses.split(' ').map((course) => course.split('/').map(noteOf))

  return {
    nome,
    notas: strings.flatMap(([note]) => note ?? []),
    others: strings.map(([note, ...others]) =>
      others.map((other) => midiOf(other) - (note ? midiOf(note) : 0)),
    ),
  }
}
