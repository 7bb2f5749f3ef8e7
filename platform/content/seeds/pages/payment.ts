import { blocks, heading, questions, type SeedPage, text } from '../page-blocks.ts'

export const payment: SeedPage = {
  slug: 'formas-de-pagamento',
  mae: 'central-de-atendimento',
  titulo: 'Formas de pagamento',
  resumo: 'Como pagar, o que cada forma custa e quando o pagamento é confirmado.',
  blocos: blocks(
    text(
      '<p>Aceitamos {{pagamentos.formas}}.</p><p>Você escolhe na última etapa da compra e vê o total de cada forma antes de confirmar. Nada é acrescentado depois.</p>',
    ),
    heading('Como funciona cada forma'),
    text(
      '<ul><li><strong>{{pagamentos.pix}}:</strong> ao finalizar, mostramos o QR Code e o código para copiar. O pagamento é confirmado em segundos, a qualquer hora. Confira se o recebedor é a nossa loja antes de confirmar no banco.</li>' +
        '<li><strong>Desconto no Pix:</strong> {{precos.descontoVista}} sobre o valor dos produtos. Ele já aparece na página de cada um e não vale para o frete.</li>' +
        '<li><strong>{{pagamentos.cartao}}:</strong> os dados vão cifrados direto para a instituição de pagamento. A loja não vê nem guarda o número do seu cartão.</li>' +
        '<li><strong>{{pagamentos.boleto}}:</strong> pode ser pago em qualquer banco, lotérica ou aplicativo até o vencimento. O banco leva até 3 dias úteis para nos confirmar, e o prazo de entrega conta a partir daí. Um boleto que não é pago cancela o pedido sozinho, sem custo.</li></ul>',
    ),
    heading('Parcelamento'),
    text(
      '<ul><li>Até {{precos.semJuros}} sem juros no cartão.</li><li>Até {{precos.parcelas}} no cartão.</li><li>Parcela mínima: {{precos.parcelaMinima}}.</li><li>Juros além das parcelas sem juros: {{precos.juros}}.</li></ul>' +
        '<p>Quem paga com {{pagamentos.cartao}} encontra a tabela completa, com o valor de cada parcela e o total, na página de cada produto.</p>',
    ),
    heading('Nota fiscal'),
    text('<p>Toda compra tem nota fiscal, enviada por e-mail. Por isso pedimos o CPF ou o CNPJ.</p>'),
    heading('Perguntas comuns'),
    questions(
      [
        'Meu pagamento não foi aprovado. E agora?',
        '<p>Quem decide é o banco, e o motivo só ele sabe. Confira os dados e o limite, fale com o banco ou escolha outra forma na página do pedido.</p>',
      ],
      [
        'Paguei depois do prazo. Perdi o dinheiro?',
        '<p>Não. Se ainda houver estoque, confirmamos o pedido; se não houver, devolvemos o valor inteiro.</p>',
      ],
    ),
  ),
}
