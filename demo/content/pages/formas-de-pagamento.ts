import type { PageDraft } from '#contract/content/content-input.ts'
import { brandsInWords } from '#domain/payments/cards/brand-names.ts'
import { STORE_DETAILS } from './store-details.ts'

export const paymentPage: PageDraft = {
  slug: 'formas-de-pagamento',
  mae: 'central-de-atendimento',
  posicao: 4,
  titulo: 'Formas de pagamento',
  resumo: `Pix com ${STORE_DETAILS.descontoVista} de desconto, cartão em até ${STORE_DETAILS.semJuros} sem juros e boleto. Veja como funciona cada um.`,
  html: `
<p>Você escolhe como pagar na última etapa da compra. O preço de cada forma aparece antes de você confirmar, sem nenhum acréscimo depois.</p>

<h2>As opções, lado a lado</h2>
<table>
<thead><tr><th scope="col">Forma</th><th scope="col">Condição</th><th scope="col">Quando o pagamento é confirmado</th></tr></thead>
<tbody>
<tr><td>Pix</td><td>${STORE_DETAILS.descontoVista} de desconto nos produtos</td><td>Em segundos, a qualquer hora</td></tr>
<tr><td>Cartão de crédito</td><td>Até ${STORE_DETAILS.semJuros} sem juros, até ${STORE_DETAILS.maximo} com juros</td><td>Na hora; em alguns casos, em até 48 horas</td></tr>
<tr><td>Boleto bancário</td><td>À vista, pelo preço normal</td><td>Em até 3 dias úteis após o pagamento</td></tr>
</tbody>
</table>

<h2>Pix</h2>
<p>O desconto de ${STORE_DETAILS.descontoVista} vale sobre o valor dos produtos e já aparece na página de cada um. Ele não se aplica ao frete. Ao finalizar, mostramos o QR Code e o código para copiar:</p>
<ol>
<li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
<li>Leia o QR Code ou cole o código.</li>
<li>Confira se o recebedor é ${STORE_DETAILS.razaoSocial}, CNPJ ${STORE_DETAILS.cnpj}, e confirme.</li>
</ol>
<p>O código vale por 30 minutos. Se o prazo passar, gere outro na página do pedido. Se você pagar um código já vencido, o dinheiro não se perde: confirmamos o pedido, se ainda houver estoque, ou devolvemos o valor inteiro.</p>

<h2>Cartão de crédito</h2>
<p>Aceitamos cartões ${brandsInWords()}, emitidos pelo Citi ou por qualquer outro banco. O parcelamento funciona assim:</p>
<ul>
<li>de 1x a ${STORE_DETAILS.semJuros} <strong>sem juros</strong>, com parcela mínima de ${STORE_DETAILS.parcelaMinima};</li>
<li>acima disso, até ${STORE_DETAILS.maximo} com juros de ${STORE_DETAILS.taxaMensal}.</li>
</ul>
<p>Exemplo: uma compra de R$ 600,00 sai por 10x de R$ 60,00 sem juros, no total de R$ 600,00. Em 12x com juros, são 12 parcelas de R$ 58,46, no total de R$ 701,52. A tabela completa, com o valor de cada parcela e o total, está na página de cada produto.</p>
<p>Os dados do cartão vão cifrados direto para a instituição de pagamento. A Lira não vê nem guarda o número do seu cartão. Para a sua proteção, algumas compras passam por uma análise que pode levar até 48 horas; você acompanha tudo por e-mail.</p>

<h2>Boleto bancário</h2>
<p>O boleto vence em 3 dias úteis e pode ser pago em qualquer banco, lotérica ou aplicativo, até a data do vencimento. Os produtos ficam reservados até o fim desse dia. O banco leva até 3 dias úteis para nos confirmar, e o prazo de entrega começa a contar dessa confirmação. Se ela chegar depois do vencimento, confirmamos o pedido, se ainda houver estoque, ou devolvemos o valor inteiro. Boleto vencido e não pago cancela o pedido sozinho, sem custo e sem deixar o seu nome em nenhum cadastro.</p>
<p>Antes de pagar, confira o nome do beneficiário e o CNPJ. Nunca enviamos boleto por WhatsApp sem você pedir.</p>

<h2>Nota fiscal</h2>
<p>Toda compra tem nota fiscal eletrônica, enviada por e-mail quando o pedido sai do estoque, com o valor aproximado dos tributos (Lei 12.741/2012). Por isso pedimos o CPF ou o CNPJ na hora da compra. Empresas, escolas e igrejas podem comprar com CNPJ e inscrição estadual.</p>

<h2>Perguntas comuns</h2>
<details><summary>Posso pagar com dois cartões?</summary><p>Ainda não. Se o limite for curto, o Pix com desconto costuma ser a melhor saída.</p></details>
<details><summary>O desconto do Pix soma com cupom?</summary><p>O cupom é aplicado primeiro, e o desconto do Pix incide sobre o que restou, a menos que a regra do cupom diga outra coisa.</p></details>
<details><summary>Meu cartão foi recusado. E agora?</summary><p>A decisão é do banco emissor, e o motivo só ele sabe. Confira os dados e o limite, ligue para o banco ou tente outra forma. O pedido fica guardado por 24 horas.</p></details>
<details><summary>Quando a cobrança aparece na fatura?</summary><p>Assim que o pagamento é aprovado, com o nome LIRA INSTRUMENTOS.</p></details>
<p>Se precisar de ajuda com um pagamento, fale com a <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>`,
}
