import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const warrantyPage: PageDraft = {
  slug: 'garantia',
  mae: 'central-de-atendimento',
  posicao: 6,
  titulo: 'Garantia',
  resumo:
    'Garantia legal de 90 dias em tudo, mais a do fabricante nos instrumentos. O que ela cobre e como acionar.',
  html: `
<p>Tudo o que vendemos é novo, original e tem nota fiscal. A nota é a sua garantia: guarde o arquivo que chega por e-mail, ou baixe de novo em <a href="/minha-conta/pedido">Meus pedidos</a> quando precisar.</p>

<h2>Duas garantias que se somam</h2>
<p><strong>Garantia legal.</strong> Vale para todos os produtos, sem precisar de termo: 90 dias contados da entrega para bens duráveis (artigo 26 do Código de Defesa do Consumidor). Se o defeito é oculto, daqueles que só aparecem com o uso, os 90 dias contam do momento em que ele aparece.</p>
<p><strong>Garantia contratual.</strong> É a que o fabricante ou a Lira dá além da lei (artigo 50). O prazo está na ficha de cada produto e começa depois da garantia legal.</p>

<h2>Prazos mais comuns</h2>
<table>
<thead><tr><th scope="col">Produto</th><th scope="col">Garantia legal</th><th scope="col">Garantia adicional</th></tr></thead>
<tbody>
<tr><td>Violinos, violas, violoncelos e contrabaixos</td><td>90 dias</td><td>3 a 12 meses, conforme o modelo</td></tr>
<tr><td>Violões, guitarras, baixos e ukuleles</td><td>90 dias</td><td>3 a 12 meses, conforme a marca</td></tr>
<tr><td>Arcos, estojos e capas</td><td>90 dias</td><td>3 a 6 meses</td></tr>
<tr><td>Afinadores, metrônomos, captadores e cabos</td><td>90 dias</td><td>6 a 12 meses, conforme a marca</td></tr>
<tr><td>Cordas, breus, palhetas e crinas</td><td>90 dias</td><td>Não há</td></tr>
</tbody>
</table>

<h2>O que a garantia cobre</h2>
<ul>
<li>Defeitos de material e de montagem: cola que solta, braço que empena, trastes que levantam, tarraxa que patina, captador que falha.</li>
<li>Rachaduras no tampo ou no fundo causadas por madeira mal seca.</li>
<li>Corda que rompe ao ser afinada pela primeira vez, no tom indicado na embalagem.</li>
<li>Falhas elétricas e eletrônicas em uso normal.</li>
</ul>

<h2>O que ela não cobre</h2>
<ul>
<li>Desgaste natural: cordas que escureceram, crina que caiu, traste gasto, verniz marcado pelo braço.</li>
<li>Quedas, batidas, água, sol dentro do carro, ar muito seco ou muito úmido.</li>
<li>Ajustes, furos ou trocas de peça feitos sem técnica que tenham causado o problema.</li>
<li>Regulagem: altura de cordas, alma e tensor mudam com o clima e fazem parte da manutenção.</li>
</ul>
<p>Uma peça trocada ou um ajuste feito pelo seu luthier não cancela a garantia do instrumento inteiro: só não cobrimos o dano que o serviço tiver causado.</p>

<h2>Como acionar</h2>
<ol>
<li>Escreva para ${STORE_DETAILS.linkEmail} ou chame no WhatsApp ${STORE_DETAILS.linkWhatsapp} com o número do pedido, uma descrição do problema e fotos ou um vídeo curto.</li>
<li>Respondemos na hora com um protocolo e em até 2 dias úteis com a orientação. Muitas vezes é só um ajuste, e ensinamos como fazer.</li>
<li>Se for preciso examinar, enviamos o código de postagem ou marcamos a coleta, sem custo.</li>
<li>O conserto ou a troca fica pronto em até 30 dias.</li>
</ol>
<p>Se passar disso, o artigo 18 do Código deixa você escolher: produto novo, dinheiro de volta com correção ou abatimento no preço. Você pode ir direto ao fabricante, se quiser, mas não precisa: na Lira quem cuida disso somos nós.</p>

<h2>Cuidados que fazem o instrumento durar</h2>
<ul>
<li>Guarde no estojo, longe do sol e do ar-condicionado, com umidade entre 45% e 60%.</li>
<li>Limpe o breu e o suor com um pano macio depois de tocar.</li>
<li>Não deixe o instrumento dentro do carro. Em uma tarde de verão a cola amolece.</li>
<li>Solte a crina do arco sempre que parar de tocar.</li>
<li>Troque as cordas uma de cada vez, para não derrubar o cavalete e a alma.</li>
<li>Leve a um luthier uma vez por ano.</li>
</ul>
<p>Quer devolver em vez de consertar? Veja os prazos em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>.</p>`,
}
