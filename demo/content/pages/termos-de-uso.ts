import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const termsPage: PageDraft = {
  slug: 'termos-de-uso',
  mae: 'sobre-a-loja',
  posicao: 4,
  titulo: 'Termos de uso',
  resumo: 'As regras da loja e da compra, em português claro.',
  html: `
<p>Estes termos valem entre você e a ${STORE_DETAILS.razaoSocial}, CNPJ ${STORE_DETAILS.cnpj}, com endereço em ${STORE_DETAILS.endereco}. Eles completam a lei e nunca tiram um direito que ela dá a você. <strong>As cláusulas que limitam algum direito estão em negrito</strong>, como pede o artigo 54 do Código de Defesa do Consumidor.</p>

<h2>1. Quem pode comprar</h2>
<p>Pessoas com 18 anos ou mais e empresas. Menores compram pelos seus responsáveis. Os dados do cadastro precisam ser verdadeiros, e a senha é só sua: avise se desconfiar que alguém a usou.</p>

<h2>2. O que o site mostra</h2>
<p>Descrevemos cada produto com características, medidas, materiais, origem, garantia e riscos, quando há. As imagens são ilustrações do modelo: <strong>o desenho dos veios e o tom da madeira variam de uma peça para outra, e isso não é defeito.</strong> Se uma informação importante estiver errada, você pode desistir da compra com tudo de volta.</p>

<h2>3. Preços e ofertas</h2>
<p>Os preços estão em reais e incluem os impostos. O frete é somado depois que você informa o CEP, e o total aparece antes da confirmação. O preço anunciado nos obriga (artigo 30 do Código). Se dois preços diferentes aparecerem para o mesmo produto ao mesmo tempo, vale o menor (Lei 10.962/2004, artigo 5º). <strong>Só um erro evidente, que qualquer pessoa perceberia, como um violoncelo por um real, pode levar ao cancelamento, com a devolução imediata do que foi pago.</strong></p>
<p>Ofertas valem pelo prazo ou pelo estoque indicado. Cupons seguem a regra escrita neles.</p>

<h2>4. O pedido</h2>
<p>O contrato se forma quando confirmamos o pedido por e-mail, logo após a finalização. O e-mail traz o resumo da compra e uma cópia destes termos, para você guardar. Antes de finalizar, a tela de revisão permite corrigir qualquer erro.</p>
<p>Os produtos ficam reservados enquanto o pagamento é aguardado. <strong>Sem pagamento no prazo do Pix ou do boleto, o pedido é cancelado e o estoque volta para a loja, sem custo para você.</strong></p>
<p>Se, apesar do nosso controle, um produto pago faltar, você escolhe: esperar, receber um equivalente ou o dinheiro de volta na hora, com correção (artigo 35).</p>

<h2>5. Pagamento</h2>
<p>As formas, os descontos e os juros estão em <a href="/pagina/formas-de-pagamento">formas de pagamento</a>. Pedidos podem passar por análise contra fraude. Se um pedido for recusado nessa análise, dizemos o caminho para pedir uma revisão por uma pessoa.</p>

<h2>6. Entrega</h2>
<p>Os prazos estão em <a href="/pagina/prazos-e-entrega">prazos e entrega</a> e constam da confirmação do pedido. O risco do transporte é nosso até a entrega.</p>

<h2>7. Arrependimento, troca e garantia</h2>
<p>Você tem ${STORE_DETAILS.devolucao} corridos após o recebimento para devolver, 7 deles garantidos por lei, sem motivo e sem custo, pela mesma conta em que comprou. As condições completas estão em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a> e em <a href="/pagina/garantia">garantia</a>.</p>

<h2>8. Avaliações, perguntas e mensagens</h2>
<p>Ao publicar, você nos autoriza a mostrar o texto com o seu primeiro nome, a inicial do sobrenome e a cidade. <strong>Não publicamos ofensas, propaganda, dados pessoais ou conteúdo que viole direitos de outras pessoas.</strong> Não mudamos o que você escreveu. Você pode pedir a retirada quando quiser.</p>

<h2>9. Uso do site</h2>
<p>Textos, desenhos e marcas da loja são protegidos por lei. Você pode citar e compartilhar links à vontade. <strong>Não é permitido tentar invadir, sobrecarregar ou copiar o site em massa, nem usar dados de outras pessoas.</strong> As marcas dos fabricantes pertencem a eles.</p>

<h2>10. Responsabilidade</h2>
<p>Respondemos pelos produtos e serviços conforme o Código de Defesa do Consumidor. Trabalhamos para manter o site no ar, mas ele pode parar para manutenção; nesse caso nenhum prazo seu é prejudicado.</p>

<h2>11. Privacidade</h2>
<p>O tratamento dos seus dados está na <a href="/pagina/politica-de-privacidade">política de privacidade</a> e na <a href="/pagina/politica-de-cookies">política de cookies</a>.</p>

<h2>12. Mudanças</h2>
<p>Podemos atualizar estes termos. A versão que vale para a sua compra é a que estava publicada no dia dela e que foi enviada com a confirmação.</p>

<h2>13. Lei e foro</h2>
<p>Vale a lei brasileira. Se for preciso ir à Justiça, você pode escolher o foro do seu domicílio (artigo 101 do Código). Antes disso, tente a nossa <a href="/pagina/central-de-atendimento">central de atendimento</a> ou o <a href="https://www.consumidor.gov.br" target="_blank">consumidor.gov.br</a>.</p>`,
}
