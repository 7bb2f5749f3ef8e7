import type { StoreEvaluationDraft } from '#contract/reviews/reviews-input.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { person } from './people.ts'

const TODAY = Date.UTC(2026, 10, 21)

/** Reviews of the store, one per buyer: stars and a message, which may be empty. */
const MESSAGES: readonly (readonly [satisfacao: number, mensagem: string])[] = [
  [5, 'Violino chegou afinado, com o cavalete no lugar. Nunca tinha visto isso em compra pela internet.'],
  [5, 'Perguntei sobre tensão de cordas e respondeu alguém que toca de verdade.'],
  [5, 'Pedi segunda à noite, quinta estava aqui no interior de Minas.'],
  [5, 'Errei o tamanho do violino da minha filha e trocaram sem custo nenhum.'],
  [4, 'Tudo certo, só a transportadora que demorou um dia a mais.'],
  [5, 'Embalagem absurda de bem feita. O violão veio numa caixa dentro da outra.'],
  [5, 'O site explica cada corda. Comprei sabendo o que estava levando.'],
  [5, 'Já é a quarta compra e nunca deu problema.'],
  [4, 'Boa loja. Gostaria de mais opções para canhoto.'],
  [5, 'A moça do WhatsApp me ensinou a colocar o cavalete por vídeo. Atendimento raro.'],
  [5, 'Preço no Pix ótimo e nota fiscal certinha para a escola.'],
  [3, 'O produto é bom, mas a caixa chegou amassada.'],
  [5, 'Comprei para o projeto social aqui do bairro, fizeram orçamento com CNPJ no mesmo dia.'],
  [5, 'Chegou antes do prazo e com um bilhete escrito à mão.'],
  [4, ''],
  [5, 'Encontrei a corda ré avulsa que ninguém mais tinha.'],
  [5, 'Adorei os filtros, achei o encordoamento pelo calibre em um minuto.'],
  [5, 'O ukulele veio com as cordas já esticadas, quase não desafinou.'],
  [2, 'Demoraram para responder o e-mail, só consegui pelo telefone.'],
  [5, 'Loja honesta: me indicaram uma corda mais barata do que a que eu queria.'],
  [5, 'Violoncelo inteiro, seguro e com ligação para combinar a entrega.'],
  [4, 'Gostei bastante, só achei o frete caro para o Norte.'],
  [5, 'As avaliações ruins ficam no ar. Isso me deu confiança para comprar.'],
  [5, 'Tive um problema na tarraxa e a garantia resolveu em uma semana.'],
  [5, 'Comprei o primeiro violino aos cinquenta anos e me trataram com toda a paciência.'],
  [4, 'Tudo conforme o anúncio.'],
  [5, 'Cancelei um item depois de pagar e o Pix voltou no mesmo dia.'],
  [5, 'Guia de tamanhos muito claro, acertei de primeira.'],
  [1, 'A transportadora perdeu o pacote. A loja mandou outro, mas passei a apresentação sem o instrumento.'],
  [5, 'Cordas originais, código confere com o do fabricante.'],
  [5, ''],
  [5, 'O baixo veio regulado, ação baixinha, sem trastejar.'],
  [4, 'Bom atendimento, queria retirada na loja.'],
  [5, 'Compro para a orquestra da igreja e nunca veio nada trocado.'],
  [5, 'Deu para comprar pelo leitor de tela sem ajuda de ninguém. Obrigado de verdade.'],
  [5, 'Mandaram foto do violão que estava no estoque antes de eu fechar.'],
  [3, 'Chegou certo, mas o prazo mudou depois que comprei.'],
  [5, 'Parcelei sem juros e sem letra miúda.'],
  [5, 'O breu chegou inteiro! Quem compra breu sabe.'],
  [5, ''],
  [4, 'Site rápido e bonito. Faltou poder comparar dois produtos lado a lado.'],
  [5, 'Pediram desculpa por um atraso antes mesmo de eu perceber.'],
  [5, 'Cavaquinho de presente, veio com laço e tudo.'],
  [5, 'Consegui falar por telefone no horário que estava escrito. Simples assim.'],
  [5, 'A espaleira não serviu no meu ombro e devolvi sem explicar nada.'],
  [4, 'Recomendo. O boleto demorou a compensar, coisa do banco.'],
  [5, 'Trabalho com luthieria e as peças vêm com as medidas certas.'],
  [5, ''],
  [5, 'Meu filho de sete anos ganhou o 1/4 e não larga mais.'],
  [2, 'O instrumento veio ótimo, mas a nota fiscal chegou com o nome errado e deu trabalho.'],
  [5, 'Melhor explicação sobre cordas de náilon que já li em loja.'],
  [5, 'Entrega em Manaus em doze dias, bem embalado.'],
  [4, 'Gostei, voltarei a comprar.'],
  [5, 'Avisaram que o arco que eu queria estava acabando e guardaram um.'],
  [5, 'Viola caipira com cordas novas e afinada em cebolão. Emocionei.'],
  [5, ''],
  [5, 'Loja pequena com jeito de ateliê, do jeito que eu gosto.'],
  [5, 'Resposta em cinco minutos num sábado? Não, na segunda cedo, como prometem. E resolveram.'],
  [4, 'Ótima variedade de cordas, preço justo.'],
  [5, 'Compramos vinte violinos para a escola e cada um veio com etiqueta do aluno.'],
]

/** Returns the store reviews, all confirmed, over the last two years: the same on every call. */
export function storeEvaluations(): StoreEvaluationDraft[] {
  return MESSAGES.map(([satisfacao, mensagem], i) => {
    const id = String(i)
    const { nome, email } = person('loja', id)
    const data = Math.floor(TODAY - (i * 11.7 + 1 + chance('loja', id, 'data') * 9) * DAY_MS)

    return {
      chave: `demo-loja-${id}`,
      nome,
      email,
      atendimento: near(satisfacao, id, 'atendimento'),
      experiencia: near(satisfacao, id, 'experiencia'),
      satisfacao,
      mensagem,
      data: new Date(data).toISOString(),
      confirmadaEm: new Date(data + DAY_MS / 4).toISOString(),
    }
  })
}

/** Most happy buyers give the same stars to everything; the others distinguish what went wrong. */
function near(satisfacao: number, ...words: string[]): number {
  const u = chance('loja', ...words)
  const shift = satisfacao <= 3 ? Math.floor(u * 3) : -Math.floor(u * 1.15)

  return Math.min(5, Math.max(1, satisfacao + shift))
}
