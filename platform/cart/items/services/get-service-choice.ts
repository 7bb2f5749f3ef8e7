import type { ServiceChoice } from '#contract/cart/services.ts'
import { choiceFor } from '#domain/instruments/mine/tools-of-instrument.ts'
import { agreeOn, isAnswerable } from '#domain/workshop/agree-on.ts'
import type { ChosenService, OfferedService, ServiceQuestion } from '#domain/workshop/service.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cartLines, withServices } from './cart-lines.ts'
import { namedSets } from './choose-services.ts'
import { readServices, type Serviceable } from './read-services.ts'
import { planLines } from './workshop-days.ts'

/**
 * What the workshop offers for a product, with what is chosen: what the cart's line has unless `servicos` says otherwise.
 * Wrong answers count as missing ones. Refuses `ProdutoInexistente`.
 */
export async function getServiceChoice(
  context: RequestContext,
  { idAtributoSimples, servicos }: { idAtributoSimples: number; servicos?: readonly ChosenService[] },
): Promise<ServiceChoice> {
  const lines = await cartLines(context)
  const line = lines.find((one) => one.idAtributoSimples === idAtributoSimples)
  const chosen = servicos ?? line?.servicos ?? []
  const inCart = lines.map((one) => one.idAtributoSimples)
  const serviceable = await readServices(context, {
    idSku: idAtributoSimples,
    named: [...new Set([...namedSets(chosen), ...inCart])],
  })
  const { sku, services, instrument, possible } = serviceable
  const agreed = services.flatMap((service) => {
    const choice = chosen.find(({ idServico }) => idServico === service.id)
    return choice ? [agreeOn(service, choice.respostas, possible).servico] : []
  })
  const plan =
    agreed.length === 0
      ? undefined
      : await planLines(context, withServices(lines, { idAtributoSimples, servicos: agreed }))
  const asksForStrings = services.some(({ perguntas }) => perguntas.some(({ tipo }) => tipo === 'cordas'))

  return {
    produto: {
      idProduto: sku.idProduto,
      idAtributoSimples,
      nome: sku.nome,
      url: sku.url,
      imagem: pictureOf(sku.imagem),
      precoPor: sku.precoPor,
    },
    naSacola: line?.quantidade ?? 0,
    servicos: services.map((service) =>
      offered(
        service,
        serviceable,
        agreed.find(({ idServico }) => idServico === service.id),
      ),
    ),
    maisCordas: asksForStrings && instrument ? choiceFor(instrument) : null,
    total: agreed.reduce((sum, { preco }) => sum + preco, 0),
    prazo: plan ? { dias: plan.addedDays, pronta: plan.pronta } : null,
    semHorario: plan === null,
  }
}

function offered(
  { id, nome, descricao, preco, perguntas }: OfferedService,
  serviceable: Serviceable,
  chosen: ChosenService | undefined,
): ServiceChoice['servicos'][number] {
  return {
    id,
    nome,
    descricao,
    preco,
    escolhido: chosen !== undefined,
    perguntas: perguntas
      .filter((question) => isAnswerable(question, serviceable.possible))
      .map((question) => ({
        chave: question.chave,
        rotulo: question.rotulo,
        ajuda: question.ajuda,
        obrigatoria: question.obrigatoria,
        opcoes: optionsOf(question, serviceable),
        cordas: question.tipo === 'cordas',
        resposta: chosen?.respostas[question.chave] ?? '',
      })),
  }
}

function optionsOf({ tipo, opcoes }: ServiceQuestion, { possible, sets }: Serviceable) {
  switch (tipo) {
    case 'opcao':
      return opcoes.map(({ chave, rotulo, preco }) => ({ valor: chave, rotulo, preco }))
    case 'afinacao':
      return (possible.afinacoes ?? []).map((nome) => ({ valor: nome, rotulo: nome, preco: 0 }))
    case 'cordas':
      return sets.map(({ idAtributoSimples, nome, precoPor }) => ({
        valor: String(idAtributoSimples),
        rotulo: nome,
        preco: precoPor,
      }))
    case 'texto':
      return null
  }
}
