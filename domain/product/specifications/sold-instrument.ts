import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { endNamed, HOLDS, holdOf, type StringEnd } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { type MyInstrument, readMyInstrument } from '#domain/instruments/mine/my-instrument.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { type FieldRole, fieldOf, type SpecificationField } from './field.ts'
import { measuredMm } from './measured-mm.ts'
import { statedCount } from './stated-count.ts'

type Sheet = {
  lines: readonly { label: string; valor: string }[]
  /** The values that tell the SKU from the product's others. */
  valores: readonly string[]
}

/**
 * The instrument that a SKU is, as far as its sheet says; what is impossible is left out. The size of a bowed instrument
 * says its scale.
 */
export function soldInstrument(
  family: Family,
  campos: readonly Pick<SpecificationField, 'label' | 'unidade' | 'papel'>[],
  { lines, valores }: Sheet,
): MyInstrument {
  const stated = (role: FieldRole) => {
    const field = campos.find(({ papel }) => papel === role)
    const line = field && lines.find(({ label }) => fieldOf(campos, label)?.field === field)
    return field && line ? { field, valor: line.valor } : null
  }
  const sizes = [...valores, stated('tamanho')?.valor ?? '']
  const tamanho = sizes.map((text) => sizeNamed(family, text)?.nome).find((nome) => nome !== undefined)
  const scale = FAMILIES[family].bowed ? null : stated('escala')
  const count = stated('cordas')
  const handed = campos.some(({ papel }) => papel === 'mao')
  const [hand] = handed ? [...valores, stated('mao')?.valor ?? ''].flatMap((text) => handOf(text) ?? []) : []
  const ended = campos.some(({ papel }) => papel === 'terminacao')
  const [end] = ended
    ? [...valores, stated('terminacao')?.valor ?? '']
        .flatMap((text) => endNamed(text) ?? [])
        .filter((each) => isPossible(family, each))
    : []
  const strings = count ? statedCount(count.valor) : null
  const fields = {
    instrumento: family,
    tamanho: tamanho ?? '',
    escala: scale ? millimetres(scale.field, scale.valor) : '',
    cordas: String(strings ?? ''),
    afinacao: stated('afinacao')?.valor ?? '',
    prende: (end && holdOf(end)) ?? '',
    mao: hand === 'canhoto' ? hand : '',
  }
  const { instrument, problems } = readMyInstrument(fields)
  const valid = instrument ?? { familia: family, tamanho: null, escala: null, cordas: null }
  const wrong = new Set(problems.map(({ campo }) => campo))

  return {
    ...valid,
    escala: wrong.has('escala') ? null : valid.escala,
    cordas: wrong.has('cordas') ? null : valid.cordas,
  }
}

/** A variant's colour may be called as an end is, `Natural lisa`. */
function isPossible(family: Family, end: StringEnd): boolean {
  const hold = holdOf(end)

  return hold === null || HOLDS[family].includes(hold)
}

function millimetres(field: Pick<SpecificationField, 'unidade'>, valor: string): string {
  const mm = measuredMm(field, valor)

  return mm === null ? '' : String(Math.round(mm))
}
