import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const cookiesPage: PageDraft = {
  slug: 'politica-de-cookies',
  mae: 'sobre-a-loja',
  posicao: 3,
  titulo: 'Política de cookies',
  resumo: 'Quais cookies usamos, para que servem e como recusar os que não são necessários.',
  html: `
<p>Cookies são pequenos arquivos que um site guarda no seu navegador. Parecidos com eles são os espaços de memória do próprio navegador (<em>local storage</em> e <em>session storage</em>). Esta página vale para todos, e completa a <a href="/pagina/politica-de-privacidade">política de privacidade</a>.</p>

<h2>O resumo</h2>
<ul>
<li>Para você navegar e comprar usamos só o <strong>necessário</strong>, que não precisa de permissão.</li>
<li>Tudo o mais fica <strong>desligado</strong> até você aceitar. Recusar é tão fácil quanto aceitar e não muda nada na compra.</li>
<li>As páginas da loja não trazem rastreadores de outras empresas.</li>
</ul>

<h2>Categorias</h2>
<table>
<thead><tr><th scope="col">Categoria</th><th scope="col">Para quê</th><th scope="col">Base legal</th><th scope="col">Como fica de início</th></tr></thead>
<tbody>
<tr><td>Necessários</td><td>Sessão, sacola, acesso à conta, segurança e a sua escolha sobre cookies</td><td>Execução de contrato e legítimo interesse</td><td>Sempre ligados</td></tr>
<tr><td>Preferências</td><td>Lembrar produtos vistos e avisos já fechados</td><td>Legítimo interesse</td><td>Guardados só no seu navegador</td></tr>
<tr><td>Estatística</td><td>Entender quais páginas ajudam e quais atrapalham</td><td>Consentimento</td><td>Desligados</td></tr>
<tr><td>Marketing</td><td>Medir anúncios e mostrar ofertas em outros sites</td><td>Consentimento</td><td>Desligados</td></tr>
</tbody>
</table>

<h2>O que guardamos hoje</h2>
<table>
<thead><tr><th scope="col">Nome</th><th scope="col">Categoria</th><th scope="col">Serve para</th><th scope="col">Duração</th></tr></thead>
<tbody>
<tr><td>session</td><td>Necessário</td><td>Reconhecer a sua sacola e o seu acesso entre uma página e outra. É um código sorteado, sem dados pessoais dentro</td><td>30 dias sem uso</td></tr>
<tr><td>Produtos vistos</td><td>Preferências</td><td>Mostrar o que você viu há pouco. Não sai do seu navegador, a não ser para buscar os produtos na loja</td><td>Até você limpar</td></tr>
<tr><td>Avisos fechados</td><td>Preferências</td><td>Não mostrar duas vezes o mesmo aviso</td><td>Até você limpar</td></tr>
<tr><td>Escolha sobre cookies</td><td>Necessário</td><td>Respeitar o que você permitiu ou recusou</td><td>12 meses; depois perguntamos de novo</td></tr>
</tbody>
</table>
<p>Estatística e marketing só são ligados com a sua permissão. Se o que guardamos mudar, a tabela muda antes, e perguntamos de novo.</p>

<h2>Como recusar ou mudar de ideia</h2>
<p>Na primeira visita, um aviso na parte de baixo da tela mostra os botões <strong>Recusar</strong>, <strong>Aceitar</strong> e <strong>Escolher</strong>, com o mesmo destaque. Enquanto você não responde, vale como recusado. Para mudar de ideia, use o link <strong>Preferências de cookies</strong>, no rodapé de qualquer página.</p>
<p>Você também pode apagar ou bloquear cookies no navegador:</p>
<ul>
<li><strong>Chrome e Edge:</strong> Configurações, Privacidade e segurança, Cookies.</li>
<li><strong>Firefox:</strong> Configurações, Privacidade e Segurança, Cookies e dados de sites.</li>
<li><strong>Safari:</strong> Ajustes, Privacidade, Gerenciar dados de sites.</li>
</ul>
<p>Se você bloquear os necessários, a loja continua legível, mas a sacola e a conta não funcionam.</p>

<h2>Endereços com códigos de campanha</h2>
<p>Links de anúncios costumam trazer códigos como <em>gclid</em>, <em>fbclid</em> ou <em>utm_source</em>. A loja tira esses códigos do endereço assim que a página abre, para que eles não sigam com você quando o link for compartilhado.</p>

<h2>Guarda do registro</h2>
<p>A sua escolha fica no seu navegador, com a data e a versão do texto, e vale por 12 meses. Em outro navegador ou aparelho, ou se você limpar os dados do site, perguntamos de novo.</p>

<h2>Dúvidas</h2>
<p>Fale com o encarregado pelo tratamento de dados em ${STORE_DETAILS.linkEmail}, com o assunto <em>Cookies</em>. Se a resposta não resolver, a Autoridade Nacional de Proteção de Dados recebe reclamações em <a href="https://www.gov.br/anpd" target="_blank">gov.br/anpd</a>.</p>`,
}
