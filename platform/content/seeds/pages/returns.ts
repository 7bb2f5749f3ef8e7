import { blocks, heading, questions, type SeedPage, table, text } from '../page-blocks.ts'

/** CDC, arts. 18, 26 and 49; Decreto 7.962/2013, art. 5. */
export const returns: SeedPage = {
  slug: 'trocas-e-devolucoes',
  mae: 'central-de-atendimento',
  titulo: 'Trocas e devoluções',
  resumo: 'Até quando dá para devolver, quem paga o frete e quando o dinheiro volta.',
  blocos: blocks(
    text(
      '<p>Você tem <strong>{{devolucao.dias}}</strong>, contados do recebimento, para desistir da compra. {{devolucao.lei}}</p>',
    ),
    table(
      ['Situação', 'Prazo para pedir', 'Frete da volta', 'O que você recebe'],
      [
        'Arrependimento, nos 7 dias da lei',
        '7 dias depois de receber',
        'Por nossa conta',
        'Tudo o que pagou, com o frete da ida',
      ],
      [
        'Produto errado ou danificado na entrega',
        '30 dias depois de receber',
        'Por nossa conta',
        'O produto certo ou tudo o que pagou',
      ],
      [
        'Defeito',
        '90 dias, mais a garantia do fabricante',
        'Por nossa conta',
        'Conserto, troca, abatimento ou reembolso',
      ],
    ),
    heading('Arrependimento: 7 dias, sem explicar o motivo'),
    text(
      '<p>O artigo 49 do Código de Defesa do Consumidor dá a quem compra pela internet 7 dias para desistir, contados do recebimento. Você não precisa dizer por quê. Devolvemos todos os valores pagos, com o frete da entrega, e o parcelamento ligado à compra é desfeito sem custo (Decreto 7.962/2013, artigo 5º).</p>' +
        '<p>Experimentar o instrumento é normal e não tira esse direito. Mande-o de volta com os acessórios, os manuais e, se puder, a embalagem original, que protege melhor no transporte.</p>',
    ),
    heading('Produto errado ou danificado'),
    text(
      '<p>Confira a caixa na entrega. Se estiver amassada, molhada ou aberta, você pode recusá-la e escrever o motivo no comprovante. Se percebeu depois, fale com a gente em até 30 dias, com fotos da embalagem e do produto: resolvemos sem custo.</p>',
    ),
    heading('Produto com defeito'),
    text(
      '<p>A garantia legal é de 90 dias para bens duráveis e de 30 dias para os não duráveis (artigo 26), e um defeito oculto conta do dia em que aparece. Se o conserto não ficar pronto em 30 dias, você escolhe entre um produto novo, o dinheiro de volta ou um abatimento no preço (artigo 18). Veja a página de <a href="/pagina/garantia">garantia</a>.</p>',
    ),
    heading('Como pedir'),
    text(
      '<ol><li>Abra o pedido em <a href="/minha-conta/pedido">Meus pedidos</a> e escolha <strong>Cancelar ou devolver</strong>. Comprou sem cadastro? Use o link do e-mail de confirmação.</li>' +
        '<li>Se preferir, escreva para {{loja.email}} com o número do pedido.</li>' +
        '<li>Enviamos o código de postagem ou combinamos a coleta, no caso de volumes grandes.</li>' +
        '<li>Embale bem: afrouxe um pouco as cordas e proteja o cavalete.</li>' +
        '<li>Quando o produto chega, conferimos e avisamos você.</li></ol>',
    ),
    heading('Quando o dinheiro volta'),
    text(
      '<ul><li><strong>{{pagamentos.pix}}:</strong> para a conta de quem pagou, assim que a devolução é conferida.</li>' +
        '<li><strong>{{pagamentos.boleto}}:</strong> em uma conta de quem comprou, assim que a devolução é conferida.</li>' +
        '<li><strong>{{pagamentos.cartao}}:</strong> avisamos a operadora na hora; o crédito aparece em até duas faturas, conforme o fechamento.</li></ul>',
    ),
    heading('Perguntas comuns'),
    questions(
      [
        'Abri o jogo de cordas e não gostei do som. Posso devolver?',
        '<p>Nos 7 dias depois de receber, pode. Mande as cordas de volta com a embalagem delas.</p>',
      ],
      [
        'Ganhei de presente. Como troco?',
        '<p>Fale com a gente com o número do pedido ou o CPF de quem comprou. O reembolso vai para quem pagou; a troca pode ir para você.</p>',
      ],
      [
        'Para onde mando o produto?',
        '<p>Para o endereço que enviamos com o código de postagem. [Preencha: endereço das devoluções, se for outro que não o da empresa]</p>',
      ],
    ),
  ),
}
