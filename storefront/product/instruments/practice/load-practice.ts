import type { RouterContextProvider } from 'react-router'
import type { PracticeTool } from '#domain/instruments/practice/practice-tools.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import { writtenParameters } from '../written-parameters.ts'

/** What the page of a tool for practising needs of the shop: its frame, and the instruments. */
export async function loadPractice(
  context: Readonly<RouterContextProvider>,
  ferramenta: PracticeTool,
  searchParams: URLSearchParams,
) {
  const { instrumento = '' } = writtenParameters(['instrumento'], searchParams)
  const answer = await pageAnswer(context.get(apiContext).strings.practice({ ferramenta, instrumento }))
  const { estrutura, conteudo } = framed(context, answer)

  return {
    storeUrl: context.get(shopContext).storeUrl,
    estrutura,
    instruments: conteudo.instrumentos.map((each) => each.instrumento),
  }
}
