import type { PageDraft } from '#contract/content/content-input.ts'
import { type Destination, deliveryDays } from './delivery-days.ts'
import { STORE_DETAILS } from './store-details.ts'

const DESTINATIONS: readonly Destination[] = [
  { nome: 'São Paulo, capital', ufs: 'SP', lugar: 'capital' },
  { nome: 'Interior, litoral e Grande São Paulo', ufs: 'SP', lugar: 'interior' },
  { nome: 'Rio de Janeiro, Minas Gerais e Paraná', ufs: 'RJ MG PR' },
  { nome: 'Espírito Santo, Santa Catarina e Rio Grande do Sul', ufs: 'ES SC RS' },
  { nome: 'Centro-Oeste e Tocantins', ufs: 'DF GO MS MT TO' },
  { nome: 'Nordeste, da Bahia ao Rio Grande do Norte', ufs: 'BA SE AL PE PB RN' },
  { nome: 'Ceará, Piauí e Maranhão', ufs: 'CE PI MA' },
  { nome: 'Demais estados do Norte', ufs: 'PA AP AM RR AC RO' },
]

export const deliveryPage: PageDraft = {
  slug: 'prazos-e-entrega',
  mae: 'central-de-atendimento',
  posicao: 5,
  titulo: 'Prazos e entrega',
  resumo: `Entregamos em todo o Brasil, com frete grátis a partir de ${STORE_DETAILS.freteGratis}. Veja prazos, volumes grandes e como acompanhar.`,
  html: `
<p>Todo pedido sai do nosso estoque em São Paulo. Cada instrumento é conferido, regulado e afinado antes de ir para a caixa, e isso leva um dia: preferimos esse dia a um violino com a alma caída.</p>

<h2>Como o prazo é contado</h2>
<ol>
<li><strong>Pagamento aprovado.</strong> Pix e cartão costumam sair na hora; boleto leva até 3 dias úteis.</li>
<li><strong>Preparo.</strong> ${STORE_DETAILS.preparo}, para separar, embalar e, nos instrumentos, passar pela bancada.</li>
<li><strong>Transporte.</strong> O prazo da transportadora, em dias úteis, conforme o seu CEP.</li>
</ol>
<p>O prazo que você vê no site já soma o preparo e o transporte. Ele começa a contar no primeiro dia útil depois da aprovação do pagamento. Pagamentos aprovados depois das 14h contam a partir do dia útil seguinte. Sábados, domingos e feriados nacionais não são dias úteis.</p>

<h2>Prazos por região</h2>
<table>
<thead><tr><th scope="col">Destino</th><th scope="col">Caixas de até 1 metro, pelos Correios</th><th scope="col">Volumes grandes, por transportadora</th></tr></thead>
<tbody>
${DESTINATIONS.map(
  (place) =>
    `<tr><td>${place.nome}</td><td>${deliveryDays(['pac', 'sedex'], place)}</td><td>${deliveryDays(['transportadora'], place)}</td></tr>`,
).join('\n')}
</tbody>
</table>
<p>Já com o preparo. Entre os Correios, o menor prazo é o do SEDEX e o maior, o do PAC. O prazo que vale é o que aparece para o seu CEP na página do produto e na sacola, e é ele que consta na confirmação do pedido.</p>

<h2>Frete grátis</h2>
<p>Pedidos com subtotal de produtos a partir de ${STORE_DETAILS.freteGratis}, antes de promoções e cupons, têm frete grátis na modalidade mais econômica, para todo o Brasil. A barra na sua sacola mostra quanto falta. As outras modalidades continuam disponíveis, com o preço à vista antes de você pagar.</p>

<h2>Volumes grandes</h2>
<p>Os Correios só aceitam caixas de até 100 cm de lado. Violões, guitarras, baixos, violoncelos e contrabaixos passam disso e viajam por transportadora, com nota fiscal e seguro. Nesses casos:</p>
<ul>
<li>a entrega é feita em horário comercial, e alguém precisa receber e assinar;</li>
<li>a transportadora pode ligar antes para combinar o dia, então deixe um telefone que você atenda;</li>
<li>em prédios sem elevador, a entrega é na portaria ou no térreo.</li>
</ul>

<h2>Acompanhe o pedido</h2>
<p>Quando o pedido sai, você recebe o código de rastreio por e-mail. Ele também fica em <a href="/minha-conta/pedido">Meus pedidos</a>. O código pode levar até 24 horas para mostrar o primeiro movimento.</p>

<h2>Na hora de receber</h2>
<ul>
<li>Olhe a caixa. Se estiver violada, molhada ou muito amassada, recuse e escreva o motivo no comprovante.</li>
<li>Deixe o instrumento descansar na caixa por uma hora, principalmente se veio de um lugar muito quente ou muito frio.</li>
<li>As cordas viajam um pouco soltas. Afine aos poucos, olhando se o cavalete continua em pé e no lugar.</li>
</ul>

<h2>Se algo der errado</h2>
<details><summary>Não havia ninguém em casa.</summary><p>São até três tentativas. Depois disso, o pacote espera alguns dias na agência ou na base da transportadora e então volta para nós. Se voltar, combinamos um novo envio com você.</p></details>
<details><summary>Meu pedido atrasou.</summary><p>Fale com a gente. Se o prazo informado não for cumprido, você pode escolher entre esperar, receber um produto equivalente ou cancelar com tudo de volta, como diz o artigo 35 do Código de Defesa do Consumidor.</p></details>
<details><summary>Errei o endereço.</summary><p>Avise antes do envio e corrigimos. Depois que o pacote saiu, só a transportadora decide se consegue desviar.</p></details>
<details><summary>Posso retirar na loja?</summary><p>Pode, se o seu CEP é do estado de São Paulo: escolha <em>Retirar na loja</em> ao calcular o frete. É grátis, e avisamos quando estiver pronto.</p></details>`,
}
