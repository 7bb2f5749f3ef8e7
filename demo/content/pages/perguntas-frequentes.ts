import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const faqPage: PageDraft = {
  slug: 'perguntas-frequentes',
  mae: 'central-de-atendimento',
  posicao: 2,
  titulo: 'Perguntas frequentes',
  resumo: 'As dúvidas que mais chegam, com respostas curtas.',
  html: `
<p>Reunimos aqui o que mais perguntam para a gente. Se a sua dúvida não estiver na lista, fale com a <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>

<h2>Antes da compra</h2>
<details><summary>Os produtos são originais?</summary><p>São. Compramos dos fabricantes e dos distribuidores oficiais no Brasil, e tudo sai com nota fiscal e garantia.</p></details>
<details><summary>Os instrumentos vêm regulados?</summary><p>Vêm. Todo instrumento é aberto, conferido, regulado e afinado na nossa bancada: cavalete em pé e alma no lugar nos de arco; trastes, tensor, elétrica e tarraxas nos outros. As cordas viajam um pouco soltas: suba a afinação aos poucos e já pode tocar. Se depois de algumas semanas você quiser outra altura de cordas, isso é gosto, e qualquer luthier acerta.</p></details>
<details><summary>Vocês indicam um instrumento para iniciante?</summary><p>Sim. Conte a idade, a altura, o estilo e quanto quer gastar pelo WhatsApp ${STORE_DETAILS.linkWhatsapp}. Para crianças, meça o braço antes, como mostra o <a href="/pagina/guia-de-tamanhos">guia de tamanhos</a>.</p></details>
<details><summary>Qual corda eu devo comprar?</summary><p>Depende do instrumento, da afinação e do som que você procura. O <a href="/pagina/guia-de-cordas">guia de cordas</a> ajuda, e na dúvida mande uma foto do encordoamento atual.</p></details>
<details><summary>As cores são iguais às da imagem?</summary><p>As imagens desta loja são ilustrações de cada modelo. O tom da madeira e o desenho dos veios mudam de uma peça para outra. Se quiser, mandamos fotos da unidade que está no estoque.</p></details>
<details><summary>Tem para canhoto?</summary><p>Em guitarras, sim: use o filtro <em>Mão</em>. Não temos violões, baixos nem violinos para canhotos no estoque; pergunte pelo WhatsApp se dá para encomendar.</p></details>

<h2>Pedido e pagamento</h2>
<details><summary>Preciso criar conta para comprar?</summary><p>Não. A conta serve para guardar endereços, favoritos e o histórico de pedidos.</p></details>
<details><summary>Por que pedem o meu CPF?</summary><p>Para emitir a nota fiscal e o boleto e para a transportadora. Para navegar, favoritar ou receber a newsletter ele não é pedido.</p></details>
<details><summary>Qual é o desconto no Pix?</summary><p>${STORE_DETAILS.descontoVista} sobre os produtos. O valor já aparece em cada página.</p></details>
<details><summary>Em quantas vezes posso parcelar?</summary><p>Em até ${STORE_DETAILS.semJuros} sem juros, com parcela mínima de ${STORE_DETAILS.parcelaMinima}, ou em até ${STORE_DETAILS.maximo} com juros.</p></details>
<details><summary>Posso mudar ou cancelar o pedido?</summary><p>Antes do envio, sim: cancele em <a href="/minha-conta/pedido">Meus pedidos</a> ou fale com a gente. Depois do envio, você ainda pode recusar a entrega ou devolver.</p></details>
<details><summary>Emitem nota para CNPJ?</summary><p>Emitimos. Escolha <em>Pessoa jurídica</em> na identificação.</p></details>

<h2>Entrega</h2>
<details><summary>Entregam na minha cidade?</summary><p>Entregamos em todo o Brasil. Digite o CEP na página do produto para ver preço e prazo.</p></details>
<details><summary>Como funciona o frete grátis?</summary><p>A partir de ${STORE_DETAILS.freteGratis} em produtos, a modalidade mais econômica sai de graça. As demais continuam pagas.</p></details>
<details><summary>O violoncelo chega inteiro mesmo?</summary><p>Chega. Ele viaja dentro da capa, em caixa dupla com cantoneiras, com as cordas um pouco soltas e seguro pelo valor total. Se algo acontecer no caminho, a responsabilidade é nossa.</p></details>
<details><summary>Enviam para fora do Brasil?</summary><p>Ainda não.</p></details>

<h2>Depois da compra</h2>
<details><summary>Uma corda rompeu na primeira semana. O que faço?</summary><p>Mande uma foto de onde ela rompeu. Se foi defeito, enviamos outra. Se foi uma aresta no cavalete ou na pestana, explicamos como resolver para não acontecer de novo.</p></details>
<details><summary>O cavalete do meu violino caiu. Quebrou?</summary><p>Provavelmente não. Solte um pouco mais as cordas, não deixe o estandarte bater no tampo e fale com a gente: mandamos um vídeo de como recolocar. Se a alma também caiu, é trabalho de luthier, e nos primeiros 90 dias nós cuidamos disso.</p></details>
<details><summary>As cordas novas desafinam o tempo todo. É defeito?</summary><p>Não. Cordas de náilon e as sintéticas de arco esticam por dois a quatro dias, as de ukulele por até uma semana. Vá afinando e elas assentam.</p></details>
<details><summary>Quanto tempo tenho para devolver?</summary><p>${STORE_DETAILS.devolucao} corridos depois de receber: 7 são garantidos por lei, os outros são por nossa conta. Veja as condições em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>.</p></details>

<h2>Conta e dados</h2>
<details><summary>Esqueci a senha.</summary><p>Na tela de <a href="/checkout/acesso/">acesso</a>, toque em <em>Esqueci a senha</em>. O link chega por e-mail e vale por pouco tempo.</p></details>
<details><summary>Como apago a minha conta?</summary><p>Peça em <a href="/minha-conta/dados">Minha conta</a> ou por e-mail. Guardamos só o que a lei obriga, como as notas fiscais. Os detalhes estão na <a href="/pagina/politica-de-privacidade">política de privacidade</a>.</p></details>
<details><summary>Como saio da newsletter?</summary><p>Pelo link no fim de qualquer mensagem. É imediato.</p></details>`,
}
