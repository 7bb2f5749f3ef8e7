import { blocks, heading, type SeedPage, text } from '../page-blocks.ts'

export const about: SeedPage = {
  slug: 'sobre-a-loja',
  mae: null,
  titulo: 'Sobre a loja',
  resumo: 'Quem somos, o que vendemos e como falar com a gente.',
  blocos: blocks(
    text(
      '<p>{{loja.nome}} é uma loja de instrumentos musicais e acessórios. Vendemos pela internet para quem estuda, ensina, toca na igreja, na roda ou no palco, e cuidamos de cada pedido até ele chegar.</p>' +
        '<p>[Preencha: a história da loja: quem começou, quando, em que cidade e por quê]</p>',
    ),
    heading('O que fazemos de diferente'),
    text(
      '<p>[Preencha: o que a loja faz bem: regulagem antes do envio, marcas que conhece, quem atende]</p>',
    ),
    heading('O que você encontra aqui'),
    text(
      '<p>Instrumentos, cordas, peças e acessórios, com ficha técnica, fotos e preço inteiro: à vista, parcelado e com o frete antes de você confirmar. Se ficou em dúvida entre dois modelos, pergunte: respondemos na <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>',
    ),
    heading('Dados da empresa'),
    text(
      '<p>{{loja.razaoSocial}}</p><p>{{loja.documento}}</p><p>Inscrição estadual {{loja.inscricaoEstadual}}</p><p>{{loja.endereco}}</p><p>{{loja.email}}</p><p>{{loja.telefone}}</p>',
    ),
  ),
}
