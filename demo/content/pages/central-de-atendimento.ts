import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const helpCentrePage: PageDraft = {
  slug: 'central-de-atendimento',
  posicao: 1,
  titulo: 'Central de atendimento',
  resumo: `Fale com quem toca: WhatsApp, e-mail e telefone, de ${STORE_DETAILS.horario}.`,
  html: `
<p>Do outro lado está gente que toca, regula e conserta. Pode perguntar qual corda combina com o seu violino, se a capa serve no seu violão ou onde está o seu pedido.</p>

<h2>Canais</h2>
<table>
<thead><tr><th scope="col">Canal</th><th scope="col">Contato</th><th scope="col">Resposta</th></tr></thead>
<tbody>
<tr><td>WhatsApp</td><td>${STORE_DETAILS.linkWhatsapp}</td><td>Em minutos, no horário de atendimento</td></tr>
<tr><td>E-mail</td><td>${STORE_DETAILS.linkEmail}</td><td>Em até 1 dia útil</td></tr>
<tr><td>Formulário</td><td><a href="/contato">Escrever uma mensagem</a></td><td>Em até 1 dia útil</td></tr>
<tr><td>Telefone</td><td>${STORE_DETAILS.linkTelefone}</td><td>Na hora</td></tr>
</tbody>
</table>
<p>Atendemos de ${STORE_DETAILS.horario}, no horário de Brasília, exceto feriados nacionais. Mensagens enviadas fora desse horário são respondidas no dia útil seguinte, na ordem de chegada.</p>

<h2>Antes de escrever</h2>
<p>Muita coisa se resolve sem esperar:</p>
<ul>
<li><strong>Onde está o meu pedido?</strong> Em <a href="/minha-conta/pedido">Meus pedidos</a> você vê cada etapa e o código de rastreio.</li>
<li><strong>Quero devolver ou trocar.</strong> O caminho está em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>.</li>
<li><strong>Meu instrumento veio com defeito.</strong> Veja como acionar a <a href="/pagina/garantia">garantia</a>.</li>
<li><strong>Qual tamanho compro?</strong> O <a href="/pagina/guia-de-tamanhos">guia de tamanhos</a> mostra como medir.</li>
<li><strong>Qual corda escolho?</strong> O <a href="/pagina/guia-de-cordas">guia de cordas</a> explica calibre, tensão e material.</li>
<li><strong>Outras dúvidas.</strong> Talvez já estejam nas <a href="/pagina/perguntas-frequentes">perguntas frequentes</a>.</li>
</ul>

<h2>O que ajuda a responder rápido</h2>
<ul>
<li>O número do pedido ou o CPF da compra.</li>
<li>Para defeitos, duas ou três fotos e um vídeo curto com som.</li>
<li>Para cordas e peças, a marca e o modelo do instrumento e, se puder, uma foto do cavalete e da mão.</li>
</ul>

<h2>Protocolo e prazo</h2>
<p>Todo contato recebe na hora uma confirmação com número de protocolo, pelo mesmo canal em que você falou. Dúvidas sobre produtos são respondidas em até 1 dia útil. Reclamações e pedidos de cancelamento têm resposta em até 5 dias corridos, como prevê o Decreto 7.962/2013, e quase sempre bem antes disso.</p>

<h2>Escolas, igrejas, orquestras e projetos sociais</h2>
<p>Montamos orçamentos para compras em quantidade, com CNPJ, nota fiscal para a instituição e entrega combinada. Mande a lista de instrumentos e o CEP para ${STORE_DETAILS.linkEmail} com o assunto <em>Orçamento</em>. Respondemos em até 2 dias úteis, com as condições por escrito e validade de 15 dias.</p>

<h2>Não ficou satisfeito?</h2>
<p>Responda ao último e-mail e peça para falar com a coordenação. A pessoa que coordena o atendimento lê o histórico inteiro e responde em até 2 dias úteis. Se ainda assim não resolvermos, você pode recorrer ao Procon da sua cidade ou à plataforma pública <a href="https://www.consumidor.gov.br" target="_blank">consumidor.gov.br</a>. O texto do <a href="https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm" target="_blank">Código de Defesa do Consumidor</a> está aberto para consulta.</p>

<h2>Endereço</h2>
<p>${STORE_DETAILS.razaoSocial}<br>CNPJ ${STORE_DETAILS.cnpj}<br>${STORE_DETAILS.endereco}</p>
<p>Não há loja aberta ao público. Quem mora no estado de São Paulo pode retirar aqui o pedido, se escolher <em>Retirar na loja</em> ao calcular o frete.</p>

<h2>Acessibilidade no atendimento</h2>
<p>Se você é pessoa surda ou com deficiência auditiva, o WhatsApp e o e-mail funcionam do começo ao fim, sem precisar de ligação. Se usa leitor de tela e encontrou uma barreira no site, conte para a gente: a página de <a href="/pagina/acessibilidade">acessibilidade</a> mostra o que já fazemos.</p>`,
}
