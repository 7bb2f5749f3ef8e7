import type { Family } from '../families/family.ts'
import { type Note, noteOf } from './note.ts'

/** A tuning: notes from the lowest string to the highest, as the instrument's players say them. */
export type Tuning = { nome: string; notas: readonly Note[] }

/**
 * The tunings of each family, the usual one first. Notes sound as written, except that a course of two strings is
 * given once: the octave strings of viola caipira and twelve-string guitar stand in `OCTAVE_COURSES`.
 */
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
    tuning('7 cordas, samba e choro', 'C2 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas em Si', 'B1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas, de Lá a Lá', 'A1 E2 A2 D3 G3 C4 E4 A4'),
    tuning('10 cordas, de Yepes', 'F#2 G#2 A#2 C2 E2 A2 D3 G3 B3 E4'),
  ],
  // Guitars: https://en.wikipedia.org/wiki/Guitar_tunings (E2 A2 D3 G3 B3 E4, and open ones),
  // http://www.acousticmusic.org/Guitar-Tunings-sp-80.html (Drop D, C and B),
  // https://impulse-responses.com/gear/memo-guitar-tunings (Drop A, seven and eight strings, with octaves),
  // http://www.daviddarling.info/encyclopedia_of_music/A/alternative_guitar_tunings.html (DADGAD, open D and G).
  violaoAco: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Ré grave', 'D2 A2 D3 G3 B3 E4'),
    tuning('DADGAD', 'D2 A2 D3 G3 A3 D4'),
    tuning('Sol aberto', 'D2 G2 D3 G3 B3 D4'),
    tuning('Ré aberto', 'D2 A2 D3 F#3 A3 D4'),
    tuning('Meio tom abaixo', 'D#2 G#2 C#3 F#3 A#3 D#4'),
  ],
  guitarra: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Drop D', 'D2 A2 D3 G3 B3 E4'),
    tuning('Meio tom abaixo', 'D#2 G#2 C#3 F#3 A#3 D#4'),
    tuning('Um tom abaixo', 'D2 G2 C3 F3 A3 D4'),
    tuning('Drop C', 'C2 G2 C3 F3 A3 D4'),
    tuning('Drop B', 'B1 F#2 B2 E3 G#3 C#4'),
    tuning('Drop A', 'A1 E2 A2 D3 F#3 B3'),
    tuning('DADGAD', 'D2 A2 D3 G3 A3 D4'),
    tuning('Sol aberto', 'D2 G2 D3 G3 B3 D4'),
    tuning('Ré aberto', 'D2 A2 D3 F#3 A3 D4'),
    tuning('Mi aberto', 'E2 B2 E3 G#3 B3 E4'),
    tuning('7 cordas', 'B1 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas, Drop A', 'A1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas', 'F#1 B1 E2 A2 D3 G3 B3 E4'),
    tuning('8 cordas, Drop E', 'E1 B1 E2 A2 D3 G3 B3 E4'),
  ],
  // The notes at which D'Addario charts sets of four, five and six strings
  // (daddario.com/globalassets/pdfs/accessories/tension_chart_13934.pdf); half a tone lower:
  // https://basstuner.io/tuning/half-step-down; four strings as the lower ones of five:
  // https://www.studybass.com/gear/bass-tuning/altered-bass-tunings/
  baixo: [
    tuning('Padrão', 'E1 A1 D2 G2'),
    tuning('Drop D', 'D1 A1 D2 G2'),
    tuning('Meio tom abaixo', 'D#1 G#1 C#2 F#2'),
    tuning('Si grave, 4 cordas', 'B0 E1 A1 D2'),
    tuning('5 cordas', 'B0 E1 A1 D2 G2'),
    tuning('6 cordas', 'B0 E1 A1 D2 G2 C3'),
  ],
  // Oasis, "Ukulele sizes, strings and tunings", with octaves (https://docslib.org/doc/2947976).
  ukulele: [
    tuning('Padrão, Sol agudo', 'G4 C4 E4 A4'),
    tuning('Sol grave', 'G3 C4 E4 A4'),
    tuning('Barítono', 'D3 G3 B3 E4'),
  ],
  // D G B D, an octave above a banjo's, or E at the top as on a guitar
  // (http://rhythmandspice.co.uk/index.php?main_page=index&cPath=119_226, https://wiki.kidzsearch.com/wiki/Cavaquinho).
  cavaquinho: [
    tuning('Padrão', 'D4 G4 B4 D5'),
    tuning('Natural', 'D4 G4 B4 E5'),
    tuning('Bandolim', 'G3 D4 A4 E5'),
  ],
  // Five strings: https://everything2.com/title/Tunings+for+the+five+string+banjo, with the notes on a piano. Tenor:
  // https://www.folkmusicstudio.com/right-tenor-banjo-tuning. In samba it is tuned as the cavaquinho is.
  banjo: [
    tuning('De cavaquinho', 'D4 G4 B4 D5'),
    tuning('5 cordas em Sol', 'G4 D3 G3 B3 D4'),
    tuning('Tenor', 'C3 G3 D4 A4'),
  ],
  // https://freeguitartuner.net/pt-br/mandolin-tuner, in hertz; with ten strings, a mandola's C below.
  bandolim: [tuning('Padrão', 'G3 D4 A4 E5'), tuning('10 cordas', 'C3 G3 D4 A4 E5')],
  // From the fifth pair to the first:
  // http://auladeviola.com/viola-caipira-por-que-uns-usam-afinacao-em-mi-e-outros-em-re
  violaCaipira: [
    tuning('Cebolão em Mi', 'B2 E3 G#3 B3 E4'),
    tuning('Cebolão em Ré', 'A2 D3 F#3 A3 D4'),
    tuning('Rio Abaixo', 'G2 D3 G3 B3 D4'),
    tuning('Natural', 'A2 D3 G3 B3 E4'),
  ],
}

/**
 * How many courses, from the lowest, have a second string an octave above: the others are in unison. Viola caipira:
 * https://m.cifraclub.com.br/blog/afinacoes-da-viola-caipira. Twelve-string guitar: as D'Addario makes its sets.
 */
export const OCTAVE_COURSES: Partial<Record<Family, number>> = { violaCaipira: 3, violaoAco: 4 }

/**
 * Returns a tuning by its name, of the family or else of any: families have different tunings of one name, such as the
 * usual one. Accents and capitals don't matter.
 */
export function tuningNamed(name: string, family: Family | null = null): Tuning | undefined {
  const key = folded(name)

  return [...(family ? TUNINGS[family] : []), ...Object.values(TUNINGS).flat()].find(
    ({ nome }) => folded(nome) === key,
  )
}

function tuning(nome: string, notas: string): Tuning {
  return { nome, notas: notas.split(' ').map(noteOf) }
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
