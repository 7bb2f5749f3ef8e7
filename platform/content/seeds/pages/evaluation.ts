import { blocks, heading, type SeedPage, text } from '../page-blocks.ts'

export const evaluation: SeedPage = {
  slug: 'avaliacao-da-loja',
  mae: null,
  titulo: 'Avaliação da loja',
  resumo: 'O que contam as pessoas que compraram aqui, e como funciona a avaliação.',
  blocos: blocks(
    text(
      '<p>Depois de cada entrega perguntamos como foi o atendimento, como foi comprar e se você ficou satisfeito. As respostas aparecem nesta página, as boas e as ruins.</p>',
    ),
    heading('Como funciona'),
    text(
      '<ol><li>Alguns dias depois da entrega, quem comprou recebe um convite por e-mail.</li><li>Você dá de 1 a 5 estrelas para cada ponto e, se quiser, escreve uma mensagem.</li><li>O convite vale uma vez só.</li></ol><p>Não damos desconto nem brinde em troca de nota.</p>',
    ),
    heading('O que publicamos'),
    text(
      '<p>O seu primeiro nome com a inicial do sobrenome, as notas, a mensagem e a data. Só deixamos de publicar mensagens com ofensas, dados pessoais ou propaganda. Para mudar ou apagar a sua avaliação, escreva para {{loja.email}} do mesmo e-mail da compra.</p>',
    ),
  ),
}
