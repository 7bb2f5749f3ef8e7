import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const evaluationPage: PageDraft = {
  slug: 'avaliacao-da-loja',
  posicao: 2,
  titulo: 'Avaliação da loja',
  resumo: 'O que contam as pessoas que compraram na Lira, e como funciona a avaliação.',
  html: `
<p>Depois de cada entrega perguntamos três coisas: como foi o atendimento, como foi a experiência de comprar e se você ficou satisfeito. As respostas aparecem nesta página, as boas e as ruins, na ordem em que chegam.</p>

<h2>Como funciona</h2>
<ol>
<li>Alguns dias depois da entrega você recebe um e-mail com um convite. Só quem comprou recebe.</li>
<li>Você dá de 1 a 5 estrelas para cada ponto e, se quiser, escreve uma mensagem.</li>
<li>O convite traz uma chave que só vale uma vez. Ao tocar nela, você confirma que a avaliação é sua, e ela é publicada.</li>
</ol>
<p>Não damos desconto, brinde ou sorteio em troca de nota. Avaliação comprada não serve para ninguém.</p>

<h2>O que avaliamos</h2>
<dl>
<dt>Atendimento</dt><dd>Se respondemos rápido, com clareza e com conhecimento do assunto.</dd>
<dt>Experiência</dt><dd>Se foi fácil achar, escolher, pagar e acompanhar o pedido.</dd>
<dt>Satisfação</dt><dd>Se o que chegou é o que você esperava, no prazo e bem embalado.</dd>
</dl>

<h2>O que publicamos e o que não</h2>
<p>Mostramos o seu primeiro nome com a inicial do sobrenome, as notas, a mensagem e a data. Nunca o e-mail, o telefone ou o nome inteiro. Só deixamos de publicar mensagens com ofensas, dados pessoais, propaganda ou assunto que não tem a ver com a compra, e nesse caso avisamos quem escreveu. Crítica não é motivo para tirar nada do ar.</p>
<p>Quer mudar ou apagar a sua avaliação? Escreva para ${STORE_DETAILS.linkEmail} do mesmo e-mail da compra. É um direito seu, previsto na <a href="/pagina/politica-de-privacidade">Lei Geral de Proteção de Dados</a>.</p>

<h2>E as avaliações de produtos?</h2>
<p>Elas ficam na página de cada produto, com notas separadas para som, acabamento, tocabilidade e custo-benefício. O selo <em>compra verificada</em> mostra que a pessoa comprou aquele produto aqui. Você pode ordenar pelas mais úteis, pelas mais recentes ou pela nota, e marcar as que ajudaram você a decidir.</p>

<h2>O que fazemos com as críticas</h2>
<p>Toda nota abaixo de 4 é lida no mesmo dia por alguém da equipe, que entra em contato para resolver. Foi assim que passamos a mandar violões com umidificador na caixa, a soltar as cordas dos violoncelos para a viagem e a afinar os ukuleles antes do envio.</p>
<p>Teve um problema e não quer esperar o convite? Fale agora com a <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>`,
}
