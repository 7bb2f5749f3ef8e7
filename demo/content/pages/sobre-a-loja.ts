import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const aboutPage: PageDraft = {
  slug: 'sobre-a-loja',
  posicao: 0,
  titulo: 'Sobre a Lira',
  resumo: 'Uma loja de instrumentos com alma de ateliê: poucas promessas, muita bancada.',
  html: `
<p>A Lira nasceu de uma bancada de luthier. Primeiro vieram os violinos dos alunos da vizinhança, com o cavalete torto e a corda errada. Depois os violões da igreja, os cavaquinhos da roda de choro, o violoncelo da orquestra jovem. De tanto explicar a mesma coisa, montamos uma loja em que a explicação vem junto com o produto.</p>

<h2>No que a gente acredita</h2>
<ul>
<li><strong>O melhor instrumento é o que faz você tocar mais.</strong> Às vezes é o mais caro. Quase sempre, não.</li>
<li><strong>A corda certa muda mais o som do que a maioria dos acessórios.</strong> Por isso temos tantas, com calibre, tensão e material na ficha.</li>
<li><strong>Criança precisa de instrumento do tamanho dela.</strong> Um violino grande demais ensina a desistir.</li>
<li><strong>Preço se diz inteiro.</strong> À vista, parcelado, com juros ou sem, com o frete antes do fim.</li>
<li><strong>Crítica fica no ar.</strong> As avaliações ruins ajudam tanto quanto as boas.</li>
</ul>

<h2>O que você encontra aqui</h2>
<p>Cordas para violino, viola, violoncelo, contrabaixo, violão, guitarra, baixo, ukulele, cavaquinho, bandolim e viola caipira. Violinos do 1/16 ao 4/4, violas, violoncelos, violões, guitarras, baixos e ukuleles. Arcos, cavaletes, breus, espaleiras, estojos, afinadores, correias, captadores e o resto do que cabe no estojo de quem toca.</p>
<p>Escolhemos marca por marca. Antes de entrar no catálogo, um instrumento passa algumas semanas na mão de quem toca e de quem conserta. Se o braço empena, se o verniz gruda, se a tarraxa patina, ele não entra.</p>

<h2>Da bancada para a caixa</h2>
<p>Todo instrumento é aberto, conferido, regulado e afinado antes do envio:</p>
<ol>
<li>alma, cavalete e cravelhas, nos de arco;</li>
<li>trastes, tensor, pestana e elétrica, nos de cordas dedilhadas;</li>
<li>afinação, limpeza e uma olhada no brilho, contra a luz;</li>
<li>cavalete em pé, cordas um pouco soltas, calço sob o estandarte e caixa dupla.</li>
</ol>
<p>É por isso que todo prazo conta ${STORE_DETAILS.preparo} de preparo antes do transporte.</p>

<h2>Madeira de origem conhecida</h2>
<p>Trabalhamos com fabricantes que declaram a origem das madeiras. Arcos de pau-brasil só com documento; para quase todo mundo, ipê, brazilwood de manejo e fibra de carbono resolvem muito bem, e a árvore agradece.</p>

<h2>Quem atende</h2>
<p>Na equipe há violinista, violonista, baixista, professora de iniciação musical e dois luthiers. Quem responde no WhatsApp é uma dessas pessoas, de ${STORE_DETAILS.horario}. Não temos comissão por produto: ninguém ganha mais se você levar o caro.</p>

<h2>Escolas e projetos</h2>
<p>Fornecemos para escolas, igrejas, bandas e projetos sociais em todo o Brasil, com orçamento por escrito e kits montados por tamanho. Fale com a gente pela <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>

<h2>Dados da empresa</h2>
<p>${STORE_DETAILS.razaoSocial}<br>CNPJ ${STORE_DETAILS.cnpj} · Inscrição estadual ${STORE_DETAILS.inscricaoEstadual}<br>${STORE_DETAILS.endereco}<br>${STORE_DETAILS.linkTelefone} · ${STORE_DETAILS.linkEmail}</p>
<p><small>Esta é uma loja de demonstração: a empresa, os seus documentos e a sua história são fictícios, e nenhum produto é vendido ou entregue.</small></p>`,
}
