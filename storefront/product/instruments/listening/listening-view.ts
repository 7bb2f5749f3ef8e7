import type { BlindListening } from '#contract/content/listening.ts'

export type ListeningView = ReturnType<typeof listeningView>

/** What the page shows: the API's answer, with products reduced to what is shown of them. */
export function listeningView({ resposta, ...content }: BlindListening['conteudo']) {
  return {
    ...content,
    resposta: resposta && {
      escolha: resposta.escolha,
      amostras: resposta.amostras.map(
        ({ letra, produto: { id, nome, url, marca, imagem, precos, status } }) => ({
          letra,
          id,
          nome,
          url,
          marca: marca.nome,
          imagem,
          precoPor: precos.precoPor,
          isOnRequest: status === 'sobConsulta',
        }),
      ),
    },
  }
}
