import { asc, eq, inArray, or } from 'drizzle-orm'
import { FAMILY_WORDS, type Family } from '#domain/instruments/families/family.ts'
import { type FittedFamily, isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { choosableFamilies, instrumentOf } from '#domain/product/specifications/instrument-of.ts'
import { camposFicha, categorias, modelosFicha } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** What a template says of instruments: which one its products are, and the fields by which something fits one. */
export type InstrumentTemplate = {
  instrument: Family | null
  /** The instruments that they may be; several where each product's sheet says which one it is. */
  families: readonly Family[]
  /** The instrument for which they are strings. */
  stringsFor: Family | null
  campos: (typeof camposFicha.$inferSelect)[]
}

/** By the path of their category. */
export type InstrumentTemplates = ReadonlyMap<string, InstrumentTemplate>

/** All templates, from memory: pages of products and categories ask for them too. */
export function instrumentTemplates({ db, memoize, tag }: RequestContext): Promise<InstrumentTemplates> {
  tag(tags.categories)

  return memoize(['modelos de instrumentos'], [tags.categories], () => readTemplates(db))
}

/** The instruments that categories sell, or have strings for; all where the categories name none. */
export function namedFamilies(templates: InstrumentTemplates): readonly Family[] {
  const all = [...templates.values()]
  const named = FAMILY_WORDS.filter((word) =>
    all.some(({ families, stringsFor }) => families.includes(word) || stringsFor === word),
  )

  return named.length > 0 ? named : FAMILY_WORDS
}

/** Whether a template asks for which instruments its products are. */
export function isOfAccessories({ instrument, campos }: InstrumentTemplate): boolean {
  return instrument === null && campos.some(({ papel }) => papel === 'instrumento')
}

/** The template of a category: its own, or that of the nearest one above. */
export function templateFor(templates: InstrumentTemplates, caminho: string): InstrumentTemplate | undefined {
  return upwards(caminho).flatMap((path) => templates.get(path) ?? [])[0]
}

/**
 * The instrument whose size is chosen in a category: its own, or the only one of the categories below it. `null` if
 * there are several, undefined if there is none.
 */
export function fittedFamily(
  templates: InstrumentTemplates,
  caminho: string,
): FittedFamily | null | undefined {
  const below = [...templates].flatMap(([path, template]) =>
    path.startsWith(`${caminho}/`) ? template.families : [],
  )
  const all = [...(templateFor(templates, caminho)?.families ?? []), ...below]
  const families = new Set(all.filter(isFitted))

  return families.size > 1 ? null : [...families][0]
}

/** The path of a category and those above it, from itself upwards. */
export function upwards(caminho: string): string[] {
  const parts = caminho.split('/')

  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
}

async function readTemplates(db: Database): Promise<InstrumentTemplates> {
  // One after the other: a transaction has one connection, whose client refuses a second statement from pg 9 on.
  const templates = await db
    .select({ id: categorias.id, caminho: categorias.caminho, instrumento: modelosFicha.instrumento })
    .from(modelosFicha)
    .innerJoin(categorias, eq(categorias.id, modelosFicha.idCategoria))
  const fields = await db
    .select()
    .from(camposFicha)
    .where(
      or(
        inArray(camposFicha.papel, [
          'tamanho',
          'escala',
          'escalas',
          'cordas',
          'afinacao',
          'mao',
          'instrumento',
          'familia',
          'terminacao',
          'furo',
        ]),
        eq(camposFicha.tipo, 'corda'),
      ),
    )
    .orderBy(asc(camposFicha.posicao))
  const byTemplate = Map.groupBy(fields, ({ idCategoria }) => idCategoria)

  return new Map(
    templates.map(({ id, caminho, instrumento }) => {
      const campos = byTemplate.get(id) ?? []
      const instrument = instrumentOf({ instrumento, campos })
      const families = instrument === null && instrumento === null ? choosableFamilies(campos) : []
      return [
        caminho,
        {
          instrument,
          families: instrument === null ? families : [instrument],
          stringsFor: instrument === null ? instrumento : null,
          campos,
        },
      ] as const
    }),
  )
}
