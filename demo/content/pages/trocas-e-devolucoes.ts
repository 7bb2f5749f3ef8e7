import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const returnsPage: PageDraft = {
  slug: 'trocas-e-devolucoes',
  mae: 'central-de-atendimento',
  posicao: 3,
  titulo: 'Trocas e devoluções',
  resumo: `Você tem ${STORE_DETAILS.devolucao} para devolver, com o frete por nossa conta. Veja como pedir e quando o dinheiro volta.`,
  html: `
<p>Instrumento se escolhe com o ouvido e com as mãos, e a gente sabe que pela tela isso é mais difícil. Por isso devolver na Lira é simples: você pede pelo site, nós pagamos o frete de volta e o reembolso sai pelo mesmo meio em que você pagou.</p>

<h2>Em resumo</h2>
<table>
<thead><tr><th scope="col">Situação</th><th scope="col">Prazo para pedir</th><th scope="col">Frete da volta</th><th scope="col">O que você recebe</th></tr></thead>
<tbody>
<tr><td>Arrependimento</td><td>7 dias corridos após o recebimento</td><td>Por nossa conta</td><td>Tudo o que pagou, inclusive o frete da ida</td></tr>
<tr><td>Devolução estendida da Lira</td><td>Do 8º ao ${STORE_DETAILS.ultimoDia} após o recebimento</td><td>Por nossa conta</td><td>O valor do produto ou outro produto</td></tr>
<tr><td>Produto errado ou danificado na entrega</td><td>30 dias após o recebimento</td><td>Por nossa conta</td><td>O produto certo ou tudo o que pagou</td></tr>
<tr><td>Defeito</td><td>90 dias, mais a garantia do fabricante</td><td>Por nossa conta</td><td>Conserto, troca, abatimento ou reembolso</td></tr>
</tbody>
</table>

<h2>Arrependimento: 7 dias, sem explicar o motivo</h2>
<p>O artigo 49 do Código de Defesa do Consumidor garante a quem compra pela internet 7 dias corridos para desistir, contados do recebimento do produto. Você não precisa dizer por quê. Devolvemos todos os valores pagos, com o frete da entrega incluído, e o contrato de parcelamento ligado à compra é encerrado sem custo, como manda o Decreto 7.962/2013.</p>
<p>Experimentar o instrumento é normal e não tira o seu direito: afine, toque, ouça. Pedimos só que ele volte como chegou, com acessórios, manuais e, se possível, a embalagem original, que é a que protege melhor no transporte.</p>

<h2>Do 8º ao ${STORE_DETAILS.ultimoDia}</h2>
<p>Além do que a lei pede, aceitamos a devolução por qualquer motivo até ${STORE_DETAILS.devolucao} após o recebimento, desde que o produto não tenha marcas de uso. Nesse período adicional não recebemos de volta cordas, palhetas, breus e outros itens de consumo já abertos, nem peças ajustadas ao seu instrumento por luthier. Nos primeiros 7 dias essa exceção não vale.</p>

<h2>Produto errado, incompleto ou danificado</h2>
<p>Confira a caixa na entrega. Se ela estiver amassada, molhada ou aberta, você pode recusar o recebimento e escrever o motivo no comprovante do entregador. Se só percebeu depois, não tem problema: fale com a gente em até 30 dias, com fotos da embalagem e do produto, e resolvemos sem custo.</p>

<h2>Produto com defeito</h2>
<p>Vale a garantia legal de 90 dias para bens duráveis (artigo 26 do Código), contados da entrega, e, para defeitos que só aparecem com o uso, contados do dia em que o defeito apareceu. Se o conserto não ficar pronto em 30 dias, você escolhe entre um produto novo, o dinheiro de volta com correção ou um abatimento no preço (artigo 18). Os detalhes estão na página de <a href="/pagina/garantia">garantia</a>.</p>

<h2>Como pedir</h2>
<ol>
<li>Entre em <a href="/minha-conta/pedido">Meus pedidos</a>, abra o pedido e toque em <strong>Cancelar ou devolver</strong>. É a mesma conta em que você comprou. Se preferir, escreva para ${STORE_DETAILS.linkEmail} com o número do pedido.</li>
<li>Você recebe na hora, por e-mail, a confirmação do pedido de devolução com um número de protocolo.</li>
<li>Em até 2 dias úteis enviamos o código de postagem ou marcamos a coleta, no caso de volumes grandes como violoncelos, violões e guitarras.</li>
<li>Embale bem: solte um pouco as cordas, proteja o cavalete e use a caixa original.</li>
<li>Quando o produto chega, conferimos em até 3 dias úteis e avisamos você.</li>
</ol>

<h2>Quando o dinheiro volta</h2>
<ul>
<li><strong>Pix e boleto:</strong> em até 2 dias úteis depois da conferência, em conta da mesma pessoa que comprou.</li>
<li><strong>Cartão de crédito:</strong> avisamos a operadora no mesmo dia para que a cobrança não seja lançada ou seja estornada. Conforme o fechamento da fatura, o crédito aparece em até duas faturas.</li>
<li><strong>Troca:</strong> o produto novo sai assim que o código de postagem for usado, se houver estoque.</li>
</ul>

<h2>Perguntas comuns</h2>
<details><summary>Comprei um violino do tamanho errado. Posso trocar?</summary><p>Pode, em até ${STORE_DETAILS.devolucao}, com o frete por nossa conta. Antes de escolher o novo, dê uma olhada no <a href="/pagina/guia-de-tamanhos">guia de tamanhos</a>.</p></details>
<details><summary>Abri o jogo de cordas e não gostei do som.</summary><p>Nos 7 dias após o recebimento você pode desistir da compra. Mande as cordas de volta com a embalagem delas.</p></details>
<details><summary>Ganhei de presente. Como faço?</summary><p>Fale com a gente com o número do pedido ou o CPF de quem comprou. O reembolso vai para quem pagou; a troca pode ir para você.</p></details>
<p>Ficou alguma dúvida? Fale com a <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>`,
}
