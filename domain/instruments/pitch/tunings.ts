import type { Family } from '../families/family.ts'
import { type Note, noteOf } from './note.ts'

/** A tuning: notes from the lowest string to the highest, as the instrument's players say them. */
export type Tuning = { nome: string; notas: readonly Note[] }

/**
 * The tunings of each family, the usual one first. Notes sound as written, except that a course of two strings is
 * given once: the octave strings of viola caipira and twelve-string guitar stand in `OCTAVE_COURSES`.
 */
export const TUNINGS: Readonly<Record<Family, readonly Tuning[]>> = {
  violino: [tuning('Padrão', 'G3 D4 A4 E5'), tuning('Padrão, 5 cordas', 'C3 G3 D4 A4 E5')],
  violaDeArco: [tuning('Padrão', 'C3 G3 D4 A4'), tuning('Padrão, 5 cordas', 'C3 G3 D4 A4 E5')],
  violoncelo: [tuning('Padrão', 'C2 G2 D3 A3'), tuning('Padrão, 5 cordas', 'C2 G2 D3 A3 E4')],
  contrabaixo: [
    tuning('Orquestra', 'E1 A1 D2 G2'),
    tuning('Solo', 'F#1 B1 E2 A2'),
    tuning('Orquestra, 5 cordas', 'B0 E1 A1 D2 G2'),
  ],
  violaoNailon: [
    tuning('Padrão', 'E2 A2 D3 G3 B3 E4'),
    tuning('Ré grave', 'D2 A2 D3 G3 B3 E4'),
    tuning('7 cordas, samba e choro', 'C2 E2 A2 D3 G3 B3 E4'),
    tuning('7 cordas em Si', 'B1 E2 A2 D3 G3 B3 E4'),
  ],
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
  baixo: [
    tuning('Padrão', 'E1 A1 D2 G2'),
    tuning('Drop D', 'D1 A1 D2 G2'),
    tuning('5 cordas', 'B0 E1 A1 D2 G2'),
    tuning('6 cordas', 'B0 E1 A1 D2 G2 C3'),
  ],
  ukulele: [
    tuning('Padrão, Sol agudo', 'G4 C4 E4 A4'),
    tuning('Sol grave', 'G3 C4 E4 A4'),
    tuning('Barítono', 'D3 G3 B3 E4'),
  ],
  cavaquinho: [
    tuning('Padrão', 'D4 G4 B4 D5'),
    tuning('Natural', 'D4 G4 B4 E5'),
    tuning('Bandolim', 'G3 D4 A4 E5'),
  ],
  banjo: [
    tuning('De cavaquinho', 'D4 G4 B4 D5'),
    tuning('5 cordas em Sol', 'G4 D3 G3 B3 D4'),
    tuning('Tenor', 'C3 G3 D4 A4'),
  ],
  bandolim: [tuning('Padrão', 'G3 D4 A4 E5'), tuning('10 cordas', 'C3 G3 D4 A4 E5')],
  violaCaipira: [
    tuning('Cebolão em Mi', 'B2 E3 G#3 B3 E4'),
    tuning('Cebolão em Ré', 'A2 D3 F#3 A3 D4'),
    tuning('Rio Abaixo', 'G2 D3 G3 B3 D4'),
    tuning('Natural', 'A2 D3 G3 B3 E4'),
  ],
}

/** How many courses, from the lowest, have a second string an octave above: the others are in unison. */
export const OCTAVE_COURSES: Partial<Record<Family, number>> = { violaCaipira: 3, violaoAco: 4 }

/** Returns a tuning by its name, of whatever family; accents and capitals don't matter. */
export function tuningNamed(name: string): Tuning | undefined {
  const key = folded(name)

  return Object.values(TUNINGS)
    .flat()
    .find(({ nome }) => folded(nome) === key)
}

function tuning(nome: string, notas: string): Tuning {
  return { nome, notas: notas.split(' ').map(noteOf) }
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
