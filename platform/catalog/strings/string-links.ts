import { choiceAddress } from '#domain/instruments/choice/choice-query.ts'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import { mineAddress } from '#domain/instruments/mine/my-instrument.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Category, categoryFamilies, onlyFamily } from '../listing/sizes/category-families.ts'
import {
  type InstrumentTemplate,
  type InstrumentTemplates,
  isOfAccessories,
} from '../listing/sizes/instrument-templates.ts'

/**
 * The addresses at which the tension of a category's sets is computed, at which sets are found by what somebody looks
 * for, and at which shoppers say what they play; of accessories only the last one, and none of anything else. They name
 * the instrument if the category has strings for one only.
 */
export async function stringToolsOf(
  context: RequestContext,
  category: Category,
): Promise<{ tensaoCerta?: string; encontrarCordas?: string; meuInstrumento?: string }> {
  const { stringsFor, accessories } = await categoryFamilies(context, category)
  const family = onlyFamily(stringsFor)
  if (family === undefined) return accessories ? { meuInstrumento: MINE_PATH } : {}

  return {
    tensaoCerta: tensionAddress({ instrumento: family }),
    encontrarCordas: choiceAddress({ instrumento: family }),
    meuInstrumento: family === null || accessories ? MINE_PATH : mineAddress({ familia: family }),
  }
}

type Described = {
  id: number
  /** What its categories say that it is. */
  template: InstrumentTemplate | undefined
  lines: readonly { label: string }[]
}

/**
 * The addresses that a product leads to: of a set of strings, where the tension of each is computed, if it describes
 * them; of strings and of the instruments for which the shop has any, where sets are found by what somebody looks for;
 * of strings and accessories, where shoppers say what they play.
 */
export function stringToolsOfProduct(
  templates: InstrumentTemplates,
  { id, template, lines }: Described,
): Record<'tensaoCerta' | 'encontrarCordas' | 'meuInstrumento', string | null> {
  const family = template?.stringsFor ?? template?.instrument ?? null
  const taken = family === null ? [] : stringFamilies(family)
  const hasStrings = [...templates.values()].some(
    ({ stringsFor }) => stringsFor !== null && taken.includes(stringsFor),
  )

  return {
    tensaoCerta: describesSet(template, lines) ? tensionAddress({ instrumento: family, jogo: id }) : null,
    encontrarCordas: family && hasStrings ? choiceAddress({ instrumento: family }) : null,
    meuInstrumento: template ? mineLink(template) : null,
  }
}

/** An accessory may be for several instruments. */
function mineLink(template: InstrumentTemplate): string | null {
  if (template.stringsFor) return mineAddress({ familia: template.stringsFor })

  return isOfAccessories(template) ? MINE_PATH : null
}

function describesSet(template: InstrumentTemplate | undefined, lines: Described['lines']): boolean {
  if (!template?.stringsFor) return false

  return lines.filter(({ label }) => fieldOf(template.campos, label)?.field.tipo === 'corda').length > 1
}
