import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const sizeGuidePage: PageDraft = {
  slug: 'guia-de-tamanhos',
  posicao: 3,
  titulo: 'Guia de tamanhos',
  resumo:
    'Como medir o braço e escolher o tamanho do violino, da viola, do violoncelo, do violão e do ukulele.',
  html: `
<p>Instrumento do tamanho certo não dói, não cansa e deixa a afinação no lugar. Na dúvida entre dois tamanhos, escolha o menor: um violino um pouco pequeno ainda se toca bem, um grande demais ensina a postura errada. Com a medida na mão, o <a href="/ferramentas/tamanho">Tamanho certo</a> diz o tamanho, o que há dele na loja e quando virá o próximo.</p>

<h2>Violino</h2>
<h3>Como medir</h3>
<ol>
<li>A pessoa fica em pé, com o braço esquerdo esticado para o lado, na altura do ombro, e a palma para cima.</li>
<li>Meça da base do pescoço até o meio da palma da mão.</li>
<li>Compare com a tabela. A idade é só uma referência: o que decide é o braço.</li>
</ol>
<table>
<caption>Tamanhos de violino</caption>
<thead><tr><th scope="col">Tamanho</th><th scope="col">Braço (cm)</th><th scope="col">Idade aproximada</th><th scope="col">Corpo (cm)</th><th scope="col">Total (cm)</th><th scope="col">Arco (cm)</th></tr></thead>
<tbody>
<tr><td>4/4</td><td>60 ou mais</td><td>11 anos ou mais</td><td>35,5 a 36</td><td>59 a 61</td><td>74 a 75</td></tr>
<tr><td>7/8</td><td>Menos de 60</td><td>Adultos de braço curto</td><td>34,5</td><td>56 a 58</td><td>73</td></tr>
<tr><td>3/4</td><td>56,5 a 60</td><td>9 a 11 anos</td><td>33</td><td>53 a 55</td><td>68 a 69</td></tr>
<tr><td>1/2</td><td>52 a 56,5</td><td>7 a 9 anos</td><td>30 a 31</td><td>50 a 52</td><td>62 a 63</td></tr>
<tr><td>1/4</td><td>47 a 52</td><td>5 a 7 anos</td><td>28 a 28,5</td><td>47 a 49</td><td>56 a 57</td></tr>
<tr><td>1/8</td><td>43 a 47</td><td>4 a 6 anos</td><td>26</td><td>44 a 46</td><td>49 a 50</td></tr>
<tr><td>1/10</td><td>39 a 43</td><td>4 a 5 anos</td><td>24</td><td>41 a 43</td><td>45 a 46</td></tr>
<tr><td>1/16</td><td>36 a 39</td><td>3 a 5 anos</td><td>23</td><td>35 a 40</td><td>41 a 42</td></tr>
</tbody>
</table>
<p>As frações são nomes, não contas: um 1/2 não tem metade do comprimento. E cada fabricante varia alguns milímetros. Cordas, arco, estojo e espaleira precisam ser do mesmo tamanho do violino.</p>

<h2>Viola de arco</h2>
<p>A viola se mede pelo corpo, em polegadas. Não existe um tamanho único de adulto: 15" e 16" são os mais comuns.</p>
<table>
<caption>Tamanhos de viola de arco</caption>
<thead><tr><th scope="col">Tamanho</th><th scope="col">Total (cm)</th><th scope="col">Para quem</th></tr></thead>
<tbody>
<tr><td>12"</td><td>50 a 52</td><td>Crianças que tocariam violino 1/2, por volta dos 8 anos</td></tr>
<tr><td>13"</td><td>53 a 55</td><td>Crianças que tocariam violino 3/4</td></tr>
<tr><td>14"</td><td>56 a 58</td><td>Quem vem do violino 4/4, adolescentes</td></tr>
<tr><td>15"</td><td>59 a 62</td><td>Adultos de braço curto ou médio</td></tr>
<tr><td>15,5"</td><td>63 a 65</td><td>Adultos</td></tr>
<tr><td>16"</td><td>66 a 68</td><td>Adultos, o mais usado em orquestra</td></tr>
<tr><td>16,5"</td><td>69 a 71</td><td>Adultos de braço longo</td></tr>
</tbody>
</table>

<h2>Violoncelo e contrabaixo</h2>
<p>Sente-se com os joelhos em ângulo reto. A borda de cima do violoncelo toca o peito, a cravelha da corda dó fica perto da orelha esquerda e os joelhos encostam nas curvas de baixo.</p>
<table>
<caption>Tamanhos de violoncelo</caption>
<thead><tr><th scope="col">Tamanho</th><th scope="col">Altura da pessoa</th><th scope="col">Corpo (cm)</th></tr></thead>
<tbody>
<tr><td>4/4</td><td>A partir de 1,45 m</td><td>75 a 76</td></tr>
<tr><td>3/4</td><td>1,32 a 1,45 m</td><td>69</td></tr>
<tr><td>1/2</td><td>1,25 a 1,32 m</td><td>65</td></tr>
<tr><td>1/4</td><td>1,15 a 1,25 m</td><td>58</td></tr>
<tr><td>1/8</td><td>Até 1,15 m</td><td>51</td></tr>
</tbody>
</table>
<p>No contrabaixo acústico, o tamanho normal de adulto é o 3/4, com 104 a 108 cm de corda. O 4/4 é raro, até em orquestras.</p>

<h2>Ukulele</h2>
<table>
<caption>Tamanhos de ukulele</caption>
<thead><tr><th scope="col">Tamanho</th><th scope="col">Total</th><th scope="col">Escala</th><th scope="col">Trastes</th><th scope="col">Afinação</th><th scope="col">Som e uso</th></tr></thead>
<tbody>
<tr><td>Soprano</td><td>53 cm (21")</td><td>34,6 cm</td><td>12 a 15</td><td>Sol Dó Mi Lá</td><td>O som clássico; bom para crianças e para viajar</td></tr>
<tr><td>Concert</td><td>58 cm (23")</td><td>38,1 cm</td><td>14 a 18</td><td>Sol Dó Mi Lá</td><td>Mais corpo e espaço entre os trastes; o mais versátil</td></tr>
<tr><td>Tenor</td><td>66 cm (26")</td><td>43,2 cm</td><td>17 a 20</td><td>Sol Dó Mi Lá, com sol agudo ou grave</td><td>Mais volume; bom para solos e dedos grandes</td></tr>
<tr><td>Barítono</td><td>76 cm (30")</td><td>50,5 cm</td><td>18 ou mais</td><td>Ré Sol Si Mi</td><td>Grave, afinado como as quatro primeiras cordas do violão</td></tr>
</tbody>
</table>

<h2>Violão</h2>
<table>
<caption>Tamanhos de violão</caption>
<thead><tr><th scope="col">Tamanho</th><th scope="col">Escala</th><th scope="col">Para quem</th></tr></thead>
<tbody>
<tr><td>4/4</td><td>65 cm</td><td>A partir de 12 anos ou 1,50 m</td></tr>
<tr><td>7/8</td><td>62 cm</td><td>Adultos de mão pequena</td></tr>
<tr><td>3/4</td><td>58 cm</td><td>8 a 12 anos ou 1,29 a 1,50 m; também serve para viagem</td></tr>
<tr><td>1/2</td><td>53 cm</td><td>5 a 8 anos ou 1,13 a 1,29 m</td></tr>
<tr><td>1/4</td><td>48 cm</td><td>3 a 5 anos ou 0,99 a 1,13 m</td></tr>
</tbody>
</table>

<h2>Errou o tamanho?</h2>
<p>Acontece. Você pode trocar em até ${STORE_DETAILS.devolucao}, com o frete por nossa conta, como explica a página de <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>. Se preferir acertar de primeira, mande a medida do braço para o WhatsApp ${STORE_DETAILS.linkWhatsapp}.</p>`,
}
