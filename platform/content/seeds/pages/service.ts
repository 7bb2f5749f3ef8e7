import { blocks, heading, type SeedPage, table, text } from '../page-blocks.ts'

export const service: SeedPage = {
  slug: 'central-de-atendimento',
  mae: null,
  titulo: 'Central de atendimento',
  resumo: 'Como falar com a loja, em que horário, e o que dá para resolver sem esperar.',
  blocos: blocks(
    table(
      ['Canal', 'Contato'],
      ['WhatsApp', '{{loja.whatsapp}}'],
      ['E-mail', '{{loja.email}}'],
      ['Telefone', '{{loja.telefone}}'],
    ),
    text(
      '<p>Horário de atendimento: {{loja.atendimento}}, no horário de Brasília. Quem escreve fora dele recebe resposta no dia útil seguinte. Pelo site, use o <a href="/contato">formulário de contato</a>.</p>',
    ),
    heading('Antes de escrever'),
    text(
      '<ul><li><strong>Onde está o meu pedido?</strong> Em <a href="/minha-conta/pedido">Meus pedidos</a> você vê cada etapa e o código de rastreio.</li>' +
        '<li><strong>Quero trocar ou devolver.</strong> O caminho está em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>.</li>' +
        '<li><strong>Meu produto veio com defeito.</strong> Veja como usar a <a href="/pagina/garantia">garantia</a>.</li>' +
        '<li><strong>Quando chega?</strong> Os prazos estão em <a href="/pagina/prazos-e-entrega">prazos e entrega</a>.</li></ul>',
    ),
    heading('O que ajuda a responder rápido'),
    text(
      '<ul><li>O número do pedido, ou o CPF da compra.</li><li>Em caso de defeito, fotos ou um vídeo curto com som.</li><li>Para cordas e peças, a marca e o modelo do seu instrumento.</li></ul>',
    ),
    heading('Prazo de resposta'),
    text(
      '<p>Confirmamos o recebimento da sua mensagem na hora. Reclamações, dúvidas sobre a compra e pedidos de cancelamento são respondidos em até 5 dias, como pede o Decreto 7.962/2013.</p>',
    ),
    heading('Não ficou satisfeito?'),
    text(
      '<p>Responda ao nosso último e-mail e conte o que faltou. Se ainda assim não resolvermos, você pode procurar o Procon da sua cidade ou a plataforma pública <a href="https://www.consumidor.gov.br" target="_blank">consumidor.gov.br</a>. O <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank">Código de Defesa do Consumidor</a> está aberto para consulta.</p>',
    ),
    heading('Endereço'),
    text('<p>{{loja.razaoSocial}}</p><p>{{loja.documento}}</p><p>{{loja.endereco}}</p>'),
  ),
}
