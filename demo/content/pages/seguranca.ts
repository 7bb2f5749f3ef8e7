import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const securityPage: PageDraft = {
  slug: 'seguranca',
  mae: 'sobre-a-loja',
  posicao: 1,
  titulo: 'Segurança',
  resumo: 'Como protegemos a sua compra e os seus dados, e como reconhecer uma mensagem que não é nossa.',
  html: `
<p>Comprar instrumento pela internet pede confiança. Aqui está, sem letra miúda, o que fazemos para merecer a sua.</p>

<h2>Quem vende</h2>
<p>${STORE_DETAILS.razaoSocial}, CNPJ ${STORE_DETAILS.cnpj}, inscrição estadual ${STORE_DETAILS.inscricaoEstadual}, com endereço em ${STORE_DETAILS.endereco}. Atendemos de ${STORE_DETAILS.horario}, pelo telefone ${STORE_DETAILS.linkTelefone}, pelo WhatsApp ${STORE_DETAILS.linkWhatsapp} e pelo e-mail ${STORE_DETAILS.linkEmail}. São as informações que o Decreto 7.962/2013 manda mostrar, e elas estão no rodapé de todas as páginas.</p>

<h2>Na navegação</h2>
<ul>
<li>Todo o site usa conexão cifrada (HTTPS). O cadeado aparece na barra de endereço do navegador.</li>
<li>As páginas que todos veem não guardam nada seu. Sacola, conta e favoritos são pedidos à parte, só para você.</li>
<li>Usamos apenas os cookies de que o site precisa para funcionar. Os outros dependem da sua permissão, como explica a <a href="/pagina/politica-de-cookies">política de cookies</a>.</li>
</ul>

<h2>No pagamento</h2>
<ul>
<li>O número do cartão vai cifrado do seu navegador direto para a instituição de pagamento. Ele não passa pelos nossos servidores e não fica guardado conosco.</li>
<li>No Pix e no boleto, o recebedor é sempre ${STORE_DETAILS.razaoSocial}. Se aparecer outro nome, não pague e fale com a gente.</li>
<li>Compras fora do comum passam por uma análise contra fraude, que protege quem teve o cartão roubado.</li>
</ul>

<h2>Na sua conta</h2>
<ul>
<li>A senha é guardada de um jeito que ninguém, nem a nossa equipe, consegue ler.</li>
<li>Muitas tentativas erradas bloqueiam o acesso por um tempo.</li>
<li>Escolha uma senha longa, que você não use em outro lugar. Três ou quatro palavras sem relação entre si funcionam bem.</li>
<li>Nunca pedimos a sua senha, nem o código que o banco manda por SMS.</li>
</ul>

<h2>Nos seus dados</h2>
<p>Guardamos só o necessário para entregar o pedido, emitir a nota fiscal e cumprir a lei. O que é guardado, por quanto tempo e como pedir para ver ou apagar está na <a href="/pagina/politica-de-privacidade">política de privacidade</a>, escrita conforme a Lei Geral de Proteção de Dados. Avaliações e perguntas mostram só o primeiro nome, a inicial do sobrenome e a cidade de quem escreveu.</p>

<h2>Como reconhecer um golpe</h2>
<p>Desconfie quando a mensagem:</p>
<ul>
<li>vem de um endereço diferente do nosso ou de um número que não está nesta página;</li>
<li>oferece um desconto enorme com prazo de minutos;</li>
<li>pede pagamento para uma pessoa física ou por um link fora do site;</li>
<li>diz que a sua encomenda está presa e cobra uma taxa para liberar.</li>
</ul>
<p>Na dúvida, não toque no link. Digite o endereço da loja no navegador, abra <a href="/minha-conta/pedido">Meus pedidos</a> e confira ali.</p>

<h2>Encontrou uma falha no site?</h2>
<p>Se você trabalha com segurança e achou algo, escreva para ${STORE_DETAILS.linkEmail} com o assunto <em>Segurança</em>. Respondemos em até 2 dias úteis, corrigimos e agradecemos. Só pedimos que não acesse dados de outras pessoas nem divulgue antes da correção.</p>

<h2>Se um incidente acontecer</h2>
<p>Se um incidente puder trazer risco para você, avisamos você e a Autoridade Nacional de Proteção de Dados em até 3 dias úteis, dizendo o que houve, quais dados foram afetados e o que fazer.</p>`,
}
