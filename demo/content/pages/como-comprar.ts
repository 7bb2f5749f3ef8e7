import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const howToBuyPage: PageDraft = {
  slug: 'como-comprar',
  mae: 'central-de-atendimento',
  posicao: 1,
  titulo: 'Como comprar',
  resumo: 'Da busca à entrega, passo a passo.',
  html: `
<p>Comprar na Lira leva poucos minutos. Se travar em algum passo, chame no WhatsApp ${STORE_DETAILS.linkWhatsapp}: a gente faz junto com você.</p>

<h2>1. Encontre</h2>
<p>Use a busca ou o menu. A busca entende o jeito que a gente fala: <em>corda mi violino</em>, <em>uquelele</em>, <em>encordoamento 010</em>, <em>cavaco</em>. Na lista, os filtros reduzem por marca, preço, tamanho, tensão, calibre e mais. Dá para marcar vários valores de uma vez, e o endereço da página guarda tudo: você pode mandar a lista filtrada para o professor conferir.</p>

<h2>2. Confira</h2>
<p>Na página do produto você vê:</p>
<ul>
<li>o preço à vista no Pix, com ${STORE_DETAILS.descontoVista} de desconto, e as parcelas no cartão;</li>
<li>as opções de tamanho, calibre ou cor, com o estoque de cada uma;</li>
<li>a ficha técnica, o que vem na caixa e a garantia;</li>
<li>as avaliações de quem comprou e as perguntas já respondidas.</li>
</ul>
<p>Ficou em dúvida entre dois? Pergunte na página. Quem responde é a nossa equipe ou quem já tem o produto.</p>

<h2>3. Ponha na sacola</h2>
<p>Escolha a opção e a quantidade e toque em <strong>Comprar</strong>. A sacola abre ao lado e mostra o subtotal, o valor no Pix e quanto falta para o frete grátis, que começa em ${STORE_DETAILS.freteGratis}. Você pode continuar olhando a loja: a sacola espera por você.</p>

<h2>4. Calcule o frete</h2>
<p>Informe o CEP e compare preço e prazo das modalidades. Instrumentos grandes seguem por transportadora. Todos os prazos estão em dias úteis e já incluem o preparo do pedido. Saiba mais em <a href="/pagina/prazos-e-entrega">prazos e entrega</a>.</p>

<h2>5. Identifique-se</h2>
<p>Comece pelo e-mail. Se já tem conta, <a href="/checkout/acesso/">entre</a>; se não tem, siga com nome, CPF e celular. Pedimos o CPF porque a nota fiscal e o boleto não saem sem ele. Empresas podem comprar com CNPJ.</p>

<h2>6. Pague</h2>
<p>Pix, cartão de crédito ou boleto: escolha, confira o total e confirme. As regras de cada um estão em <a href="/pagina/formas-de-pagamento">formas de pagamento</a>.</p>

<h2>7. Revise antes de confirmar</h2>
<p>A última tela mostra tudo junto: produtos, opções, endereço, prazo, frete, descontos e total. Cada bloco pode ser corrigido ali mesmo. Só depois disso você toca em <strong>Finalizar compra</strong>. Na hora chega um e-mail com o resumo do pedido e as condições da compra, para você guardar.</p>

<h2>8. Acompanhe</h2>
<p>Em <a href="/minha-conta/pedido">Meus pedidos</a> você vê cada mudança: pagamento aprovado, em separação, enviado, entregue. Também avisamos por e-mail, com o código de rastreio e a nota fiscal.</p>

<h2>9. Conte como foi</h2>
<p>Alguns dias depois da entrega, convidamos você a avaliar o produto e a loja. A sua opinião ajuda o próximo músico a escolher.</p>

<h2>Produtos especiais</h2>
<details><summary>Produto sob consulta</summary><p>Alguns instrumentos de autor não têm preço na página. Peça um orçamento e respondemos em até 2 dias úteis, com fotos e vídeo do instrumento disponível.</p></details>
<details><summary>Produto esgotado</summary><p>Toque em <strong>Avise-me</strong> e deixe o seu e-mail. Mandamos uma única mensagem quando ele voltar.</p></details>
<details><summary>Listas</summary><p>Nas <a href="/lista">listas</a> reunimos o que costuma ser comprado junto, como o material de volta às aulas ou o primeiro violino. Você pode levar tudo ou escolher item por item.</p></details>`,
}
