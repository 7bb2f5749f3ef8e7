import type { Practice, PracticeInput } from '#contract/catalog/strings/strings.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import { type PracticeTool, practicePath } from '#domain/instruments/practice/practice-tools.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, namedFamilies } from '../listing/sizes/instrument-templates.ts'

/** The page of tuner, tuning fork or metronome, with the instruments that the shop's categories name. */
export async function getPractice(
  context: RequestContext,
  { ferramenta, instrumento }: PracticeInput,
): Promise<Practice> {
  const families = namedFamilies(await instrumentTemplates(context))

  return {
    estrutura: frameOf(context, ferramenta, families.find((word) => word === instrumento) ?? null),
    conteudo: { instrumentos: families.map((word) => ({ instrumento: word, nome: FAMILIES[word].nome })) },
  }
}

const TEXTS: Readonly<Record<PracticeTool, { nome: string; description: (whose: string) => string }>> = {
  afinador: {
    nome: 'Afinador',
    description: (whose) =>
      `Afinador${whose} pelo microfone do celular ou do computador, com todas as afinações. O som não sai do aparelho.`,
  },
  diapasao: {
    nome: 'Diapasão',
    description: (whose) =>
      `O som e a frequência de cada corda${whose} em cada afinação, com o Lá de 415 a 446 Hz.`,
  },
  metronomo: {
    nome: 'Metrônomo',
    description: () =>
      'Metrônomo preciso, com compasso, acentos e andamento pelo toque. Funciona sem internet.',
  },
}

function frameOf(context: RequestContext, tool: PracticeTool, family: Family | null) {
  const { nome, description } = TEXTS[tool]
  const tuned = tool === 'metronomo' ? null : family
  const whose = tuned === null ? '' : ` ${FAMILIES[tuned].ofThe}`

  return pageFrame(context, {
    nivel: 'pagina',
    title: `${nome}${whose} | ${context.settings.loja.nome}`,
    description: description(whose),
    canonical: tuned === null ? practicePath(tool) : tuningAddress(tool, { instrumento: tuned }),
    indexar: true,
    breadcrumb: [{ label: nome, url: practicePath(tool) }],
  })
}
