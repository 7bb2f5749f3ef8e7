import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const accessibilityPage: PageDraft = {
  slug: 'acessibilidade',
  mae: 'sobre-a-loja',
  posicao: 5,
  titulo: 'Acessibilidade',
  resumo: 'A loja é para todo mundo que toca. O que fazemos para isso e como avisar quando algo falha.',
  html: `
<p>Música se faz de muitos jeitos, e uma loja também pode ser usada de muitos jeitos. A Lei Brasileira de Inclusão (Lei 13.146/2015, artigo 63) pede que os sites de empresas sejam acessíveis. Para nós isso é o mínimo de educação.</p>

<h2>A nossa meta</h2>
<p>Seguimos as diretrizes internacionais WCAG 2.2, no nível AA, e a norma brasileira ABNT NBR 17225. Cada página nova é conferida com ferramenta automática, com o teclado e com leitor de tela antes de ir ao ar.</p>

<h2>O que já funciona</h2>
<ul>
<li><strong>Teclado.</strong> Tudo o que se faz com o mouse se faz com Tab, setas, Enter e Esc. O foco está sempre visível, e o primeiro Tab de cada página oferece pular para o conteúdo.</li>
<li><strong>Leitor de tela.</strong> Títulos em ordem, regiões com nome, botões que dizem o que fazem, tabelas com cabeçalho, avisos que são lidos quando aparecem.</li>
<li><strong>Imagens.</strong> Cada ilustração tem uma descrição. As que são só enfeite são ignoradas pelo leitor.</li>
<li><strong>Cores e letras.</strong> Contraste de pelo menos 4,5 para 1 nos textos. Nada depende só da cor. A página aguenta zoom de 400% sem rolagem para os lados.</li>
<li><strong>Movimento.</strong> O carrossel tem pausa. Se o seu sistema pede menos movimento, as animações somem.</li>
<li><strong>Sem JavaScript.</strong> Dá para ler a loja inteira, filtrar e pesquisar.</li>
<li><strong>Linguagem.</strong> Frases curtas, sem jargão, e erros que dizem como resolver.</li>
</ul>

<h2>Atalhos do teclado</h2>
<table>
<thead><tr><th scope="col">Onde</th><th scope="col">Tecla</th><th scope="col">O que faz</th></tr></thead>
<tbody>
<tr><td>Qualquer página</td><td>Tab, logo ao abrir</td><td>Mostra o link para pular ao conteúdo</td></tr>
<tr><td>Menu e painéis</td><td>Esc</td><td>Fecha e devolve o foco a quem abriu</td></tr>
<tr><td>Busca</td><td>Setas para cima e para baixo</td><td>Percorre as sugestões</td></tr>
<tr><td>Fotos do produto</td><td>Setas para os lados</td><td>Troca a imagem</td></tr>
</tbody>
</table>

<h2>O que ainda falta</h2>
<ul>
<li>Alguns manuais em PDF vêm do fabricante sem marcação para leitores de tela. Peça e enviamos o texto.</li>
<li>Os vídeos de demonstração ainda não têm audiodescrição. O som de cada instrumento está descrito em texto.</li>
</ul>

<h2>Atendimento</h2>
<p>WhatsApp e e-mail funcionam do começo ao fim sem ligação telefônica, para quem é surdo ou prefere escrever. Por telefone, se você não enxerga a tela, fazemos o pedido junto com você. Os canais estão na <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>

<h2>Escolha do instrumento</h2>
<p>Tocar com uma mão, com pouca força nos dedos ou sentado em cadeira de rodas muda a escolha do instrumento e das cordas. Conte como você toca: indicamos tensões mais leves, espaleiras, suportes e correias que ajudam, e a equipe da bancada adapta o que for possível.</p>

<h2>Encontrou uma barreira?</h2>
<p>Escreva para ${STORE_DETAILS.linkEmail} com o assunto <em>Acessibilidade</em>, dizendo a página, o que você tentou fazer e o que usa (navegador, leitor de tela, ampliador). Respondemos em até 2 dias úteis e tratamos como defeito, com prioridade. Se a barreira impediu uma compra, fazemos o pedido com você pelo mesmo preço.</p>`,
}
