import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const stringGuidePage: PageDraft = {
  slug: 'guia-de-cordas',
  posicao: 4,
  titulo: 'Guia de cordas',
  resumo: 'Calibre, tensão, núcleo e enrolamento: o que cada palavra da embalagem muda no som e na mão.',
  html: `
<p>Trocar as cordas é o jeito mais barato de mudar o som de um instrumento. Este guia explica as palavras que aparecem nas embalagens e nos filtros da loja.</p>

<h2>Quatro palavras que decidem</h2>
<dl>
<dt>Calibre</dt><dd>O diâmetro da corda, em milésimos de polegada. Em <em>010</em>, a primeira corda tem 0,010". Calibre maior soa mais cheio, pede mais força e aumenta a carga sobre o braço.</dd>
<dt>Tensão</dt><dd>A força com que a corda puxa quando está afinada. Nas cordas de náilon e de arco, é ela que vem na embalagem: leve, média, alta. Cada marca define a sua, então uma média pode ser mais firme que a alta de outra.</dd>
<dt>Núcleo</dt><dd>O miolo da corda. O aço responde rápido e segura a afinação; o sintético soa quente; a tripa é a mais rica e a mais sensível ao clima.</dd>
<dt>Enrolamento</dt><dd>O fio em volta do núcleo. Prata e bronze escurecem ou clareiam o timbre; um revestimento fino faz a corda durar mais.</dd>
</dl>

<h2>Guitarra</h2>
<table>
<caption>Calibres de guitarra, em afinação padrão</caption>
<thead><tr><th scope="col">Jogo</th><th scope="col">Cordas, da 1ª à 6ª</th><th scope="col">Combina com</th></tr></thead>
<tbody>
<tr><td>09-42</td><td>9 11 16 24 32 42</td><td>Bends fáceis, solos, mão leve</td></tr>
<tr><td>09-46</td><td>9 11 16 26 36 46</td><td>Agudos macios com graves firmes</td></tr>
<tr><td>10-46</td><td>10 13 17 26 36 46</td><td>O equilíbrio mais usado</td></tr>
<tr><td>10-52</td><td>10 13 17 30 42 52</td><td>Riffs pesados, ré na sexta corda</td></tr>
<tr><td>11-49</td><td>11 14 18 28 38 49</td><td>Blues, jazz, escalas curtas, meio tom abaixo</td></tr>
</tbody>
</table>
<p>Como referência, um jogo 10-46 numa guitarra de 25,5" puxa perto de 47 kg; um 09-42, perto de 39 kg. Ao mudar de calibre, confira o tensor e as oitavas.</p>

<h2>Violão de aço</h2>
<p>De 10-47 (macio) a 13-56 (volume). O 11-52 é um bom começo, e o 12-53 é o padrão de muitos violões folk. O bronze 80/20 brilha mais; o bronze fosforoso é mais quente e dura um pouco mais. Nunca ponha cordas de aço em violão feito para náilon: a tensão é quase o dobro, e o cavalete descola.</p>

<h2>Violão de náilon</h2>
<p>Tensão leve para quem está começando ou tem o instrumento com ação alta; média (ou normal) para quase tudo; alta para volume, choro e mão firme. Em uma escala de 65 cm, um jogo médio puxa cerca de 38 kg.</p>

<h2>Baixo</h2>
<p>O 45-105 é o mais comum em quatro cordas, e o 45-130 em cinco. Níquel é equilibrado, aço inox tem mais ataque e gasta mais os trastes. Meça a escala: um baixo curto, de 30", pede cordas próprias.</p>

<h2>Violino, viola e violoncelo</h2>
<table>
<caption>Núcleos das cordas de arco</caption>
<thead><tr><th scope="col">Núcleo</th><th scope="col">Som</th><th scope="col">Afinação</th><th scope="col">Para quem</th></tr></thead>
<tbody>
<tr><td>Aço</td><td>Direto, brilhante</td><td>Assenta na hora, muito estável</td><td>Iniciantes, música popular, instrumentos pequenos</td></tr>
<tr><td>Sintético</td><td>Quente, com muitas cores</td><td>Assenta em 2 a 4 dias</td><td>Estudantes adiantados e profissionais</td></tr>
<tr><td>Tripa</td><td>Complexo, escuro</td><td>Muda com o clima</td><td>Música antiga e quem busca esse timbre</td></tr>
</tbody>
</table>
<p>A corda <em>mi</em> do violino pode terminar em bola ou em laço: olhe o seu microafinador antes de comprar. Jogos de 3/4, 1/2 e 1/4 têm comprimento próprio e não se trocam entre si.</p>

<h2>Ukulele, cavaquinho, viola caipira e bandolim</h2>
<ul>
<li><strong>Ukulele:</strong> escolha pelo tamanho do instrumento. Sol grave só em jogos marcados como <em>low G</em>.</li>
<li><strong>Cavaquinho:</strong> 0,28 mm na primeira é o tradicional; 0,25 mm é mais leve para a mão.</li>
<li><strong>Viola caipira:</strong> média para cebolão em ré, leve para cebolão em mi, alta para rio abaixo.</li>
<li><strong>Bandolim:</strong> 10-36 para escalas delicadas, 11-40 para mais volume.</li>
</ul>

<h2>Quando trocar</h2>
<ul>
<li>O som ficou apagado ou a afinação não fecha nas casas altas.</li>
<li>A corda tem manchas, ferrugem ou um degrau onde encosta no traste.</li>
<li>Quem toca todo dia troca a cada 1 a 3 meses na guitarra e no violão, e a cada 6 a 12 meses no violino.</li>
</ul>

<h2>Como trocar sem sustos</h2>
<ol>
<li>Troque uma corda por vez, para manter a pressão sobre o cavalete.</li>
<li>Passe grafite de lápis nos sulcos da pestana e do cavalete.</li>
<li>Dê de duas a três voltas na tarraxa, sempre para baixo, sem sobrepor.</li>
<li>Nos instrumentos de arco, endireite o cavalete a cada volta: ele tende a cair para a frente.</li>
<li>Afine, estique com cuidado, afine de novo.</li>
</ol>
<p>Ainda em dúvida? Mande uma foto do instrumento e do jogo atual para o WhatsApp ${STORE_DETAILS.linkWhatsapp}.</p>`,
}
