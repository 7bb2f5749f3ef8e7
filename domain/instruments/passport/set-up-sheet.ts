import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { MyInstrument } from '../mine/my-instrument.ts'
import { SETUPS } from '../setup/setup.ts'
import type { Range } from '../sizes/size.ts'

/** What a workshop measures at a set-up, by the word under which it is stored. */
export const MEASURES = ['cordasAgudas', 'cordasGraves', 'alivio', 'pestana', 'cavalete', 'alma'] as const

export type Measure = (typeof MEASURES)[number]

/** Measurements in millimetres. */
export type Measures = Partial<Record<Measure, number>>

/** A line of the sheet: what is measured, where, and what is usual there, in millimetres. */
export type SheetField = { campo: Measure; label: string; onde: string; usual: Range | null }

/** The sizes that count as full, of families that are built much smaller too; double basses of 3/4 are the usual ones. */
const FULL_SIZES: Partial<Record<Family, readonly string[]>> = {
  violino: ['4/4'],
  violaDeArco: ['17"', '16,5"', '16"', '15,5"', '15"'],
  violoncelo: ['4/4'],
  contrabaixo: ['4/4', '3/4'],
}

/** What no instrument exceeds, in millimetres: beyond it, centimetres or inches were typed. */
const BOUNDS: Readonly<Record<Measure, Range>> = {
  cordasAgudas: [0.2, 20],
  cordasGraves: [0.2, 25],
  alivio: [0, 6],
  pestana: [0.05, 5],
  cavalete: [2, 220],
  alma: [0, 60],
}

/**
 * The fields of the set-up sheet of an instrument. Usual heights of bowed instruments are those of a full size, so
 * smaller ones have none.
 */
export function setUpSheet(instrument: Pick<MyInstrument, 'familia' | 'tamanho'> | null): SheetField[] {
  const family = instrument?.familia ?? null
  const bowed = family !== null && FAMILIES[family].bowed
  const setup = instrument && isFullSize(instrument) ? SETUPS[instrument.familia] : null
  const heightAt = bowed ? 'no fim do espelho' : 'no 12º traste'

  return [
    {
      campo: 'cordasAgudas',
      label: 'Altura da corda mais aguda',
      onde: heightAt,
      usual: setup?.actionTrebleMm ?? null,
    },
    {
      campo: 'cordasGraves',
      label: 'Altura da corda mais grave',
      onde: heightAt,
      usual: setup?.actionBassMm ?? null,
    },
    {
      campo: 'alivio',
      label: 'Curvatura do braço',
      onde: bowed ? 'no meio do espelho' : 'no 7º traste, com a corda presa',
      usual: setup?.reliefMm ?? null,
    },
    {
      campo: 'pestana',
      label: 'Altura na pestana',
      onde: bowed ? 'sobre o espelho' : 'sobre o 1º traste',
      usual: null,
    },
    {
      campo: 'cavalete',
      label: bowed ? 'Altura do cavalete' : 'Altura do rastilho',
      onde: bowed ? 'do tampo ao topo' : 'sobre a ponte',
      usual: null,
    },
    ...(bowed || family === null
      ? [{ campo: 'alma' as const, label: 'Alma', onde: 'atrás do pé do cavalete', usual: null }]
      : []),
  ]
}

/** What is impossible about measurements, each at its field. */
export function measureProblems(medidas: Measures): FieldProblem[] {
  return MEASURES.flatMap((campo) => {
    const value = medidas[campo]
    const [min, max] = BOUNDS[campo]
    const wrong = value !== undefined && (value < min || value > max)

    return problem(campo, wrong ? `Escreva em milímetros, de ${mm(min)} a ${mm(max)}.` : null)
  })
}

/** How a measurement is to what is usual: `usual`, `acima`, `abaixo`; null if nothing is known to be usual. */
export function compareWithUsual(value: number, usual: Range | null): 'usual' | 'acima' | 'abaixo' | null {
  if (!usual) return null
  if (value > usual[1]) return 'acima'

  return value < usual[0] ? 'abaixo' : 'usual'
}

/** `1,5`. */
export function mm(value: number): string {
  return String(value).replace('.', ',')
}

function isFullSize({ familia, tamanho }: Pick<MyInstrument, 'familia' | 'tamanho'>): boolean {
  const full = FULL_SIZES[familia]

  return full === undefined || (tamanho !== null && full.includes(tamanho))
}
