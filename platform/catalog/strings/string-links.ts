import { slugOf } from '#domain/format/slug.ts'
import { choiceAddress } from '#domain/instruments/choice/choice-query.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, templateFor } from '../listing/sizes/instrument-templates.ts'

/**
 * The addresses at which the tension of a category's sets is computed, and at which sets are found by what somebody
 * looks for; none if it sells no strings.
 */
export async function stringToolsOf(
  context: RequestContext,
  caminho: string,
): Promise<{ tensaoCerta?: string; encontrarCordas?: string }> {
  const family = templateFor(await instrumentTemplates(context), caminho)?.stringsFor
  if (!family) return {}

  return {
    tensaoCerta: tensionAddress({ instrumento: family }),
    encontrarCordas: choiceAddress({ instrumento: family }),
  }
}

type SetOfStrings = { id: number; caminho: string; lines: readonly { label: string }[] }

/** The address at which the tension of a product's strings is computed; null if it describes no set of strings. */
export async function tensionOfProduct(
  context: RequestContext,
  { id, caminho, lines }: SetOfStrings,
): Promise<string | null> {
  const template = templateFor(await instrumentTemplates(context), caminho)
  if (!template?.stringsFor) return null
  const strings = new Set(
    template.campos.filter(({ tipo }) => tipo === 'corda').map(({ label }) => slugOf(label)),
  )
  const described = lines.filter(({ label }) => strings.has(slugOf(label)))

  return described.length < 2 ? null : tensionAddress({ instrumento: template.stringsFor, jogo: id })
}
