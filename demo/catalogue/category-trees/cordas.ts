import type { CategoryRow } from '../categories.ts'

/** Strings: by instrument, single, coated and in small sizes. */
export function cordasTree(): CategoryRow[] {
  return [
    [
      'cordas',
      'Cordas',
      'Cordas para todos os instrumentos',
      'É a corda que conversa com o dedo, com o arco e com a sala. Aqui estão encordoamentos e cordas avulsas para tudo o que se dedilha, palheta ou fricciona, com calibre, tensão e material à vista. Em dúvida, escolha o mesmo calibre que já usa e mude uma coisa de cada vez.',
    ],
    [
      'cordas/instrumentos',
      'Por instrumento',
      'Encordoamentos por instrumento',
      'Comece pelo seu instrumento e chegue direto ao jogo certo. Cada página traz os calibres, as tensões e o que muda no som de uma linha para outra. Se ainda não sabe o nome do seu, uma foto no atendimento resolve.',
    ],
    [
      'cordas/instrumentos/violinos',
      'Violino',
      'Cordas para violino',
      'Do aço que afina rápido ao sintético que canta, com tamanhos do 4/4 ao 1/16. Um jogo de estudo costuma durar de seis a nove meses; quem toca todo dia troca antes. Olhe também a terminação da Mi: bola ou laço, conforme o seu microafinador.',
    ],
    [
      'cordas/instrumentos/violas',
      'Viola de arco',
      'Cordas para viola de arco',
      'A viola não tem um tamanho só, e a corda precisa acompanhar. Estes jogos servem às violas de 15 a 16,5 polegadas, com opções leves para instrumentos pequenos. Muitos violistas misturam marcas, e nós ajudamos a combinar.',
    ],
    [
      'cordas/instrumentos/violoncelos',
      'Violoncelo',
      'Cordas para violoncelo',
      'Lá e Ré que cantam, Sol e Dó que sustentam: no violoncelo é comum montar o jogo com duas famílias. Aqui há aço sólido para estudo, aço trançado para palco e tungstênio para graves firmes. Os tamanhos menores também estão cobertos.',
    ],
    [
      'cordas/instrumentos/contrabaixos',
      'Contrabaixo acústico',
      'Cordas para contrabaixo acústico',
      'Arco ou dedos? Responda a isso primeiro e metade da escolha está feita. Há jogos de orquestra, de jazz e os que fazem as duas coisas com elegância. A medida 3/4 é a do contrabaixo adulto comum.',
    ],
    [
      'cordas/instrumentos/guitarras',
      'Guitarra',
      'Cordas para guitarra',
      'Do 8-38 que quase não resiste ao 12-52 que canta jazz, passando pelo 10-46 de todo dia. Cada jogo mostra a tensão de cada corda, para você comparar sem adivinhar. Em ponte flutuante, mudar de calibre pede uma pequena regulagem.',
    ],
    [
      'cordas/instrumentos/violoes-de-aco',
      'Violão de aço',
      'Cordas para violão de aço',
      'Bronze 80/20 para brilho, fosforoso para calor, revestidas para durar. Os calibres vão do 9-45, macio, ao 13-56, que pede um violão forte. Nunca use aço em violão feito para náilon.',
    ],
    [
      'cordas/instrumentos/violoes-de-nailon',
      'Violão de náilon',
      'Cordas para violão de náilon',
      'No náilon a conversa é de tensão: leve, média, alta. As leves aliviam a mão e soltam o som; as altas projetam e pedem técnica. Dê uns dias para a corda esticar antes do recital.',
    ],
    [
      'cordas/instrumentos/baixos',
      'Baixo elétrico',
      'Cordas para baixo elétrico',
      'Níquel para calor, inox para estalo, revestidas para quem não quer trocar tão cedo. Há jogos de quatro e cinco cordas para escala longa, com a tensão de cada uma. O 45-105 é o meio do caminho.',
    ],
    [
      'cordas/instrumentos/ukuleles',
      'Ukulele',
      'Cordas para ukulele',
      'Nylgut, náilon, fluorcarbono e titânio: quatro jeitos de sorrir. Escolha pelo tamanho do ukulele e decida se quer o Sol agudo de sempre ou o Sol grave. Corda nova estica muito, então afine bastante nos primeiros dias.',
    ],
    [
      'cordas/instrumentos/cavaquinhos',
      'Cavaquinho',
      'Cordas para cavaquinho',
      'Ré, Sol, Si, Ré, com brilho para atravessar o surdo. Há tensões leves para dedilhar e médias para a palheta firme do pagode. Leve um jogo a mais: na roda, a primeira corda sempre arrebenta no melhor samba.',
    ],
    [
      'cordas/instrumentos/violas-caipiras',
      'Viola caipira',
      'Cordas para viola caipira',
      'Dez cordas, cinco pares, muitas afinações: Cebolão em Mi, em Ré, Rio Abaixo. Os jogos leves servem às afinações altas e os médios às mais baixas. O brilho dos pares oitavados depende de corda nova.',
    ],
    [
      'cordas/instrumentos/bandolins',
      'Bandolim',
      'Cordas para bandolim',
      'Oito cordas em quatro pares, afinadas como o violino. Bronze fosforoso dá doçura ao choro; aço mais firme dá ataque ao bluegrass. Afine os pares com calma e o bandolim agradece.',
    ],
    [
      'cordas/avulsas',
      'Cordas avulsas',
      'Cordas avulsas',
      'Só uma arrebentou? Não precisa comprar o jogo inteiro. Aqui as cordas de arco são vendidas uma a uma, com nota, tamanho e tensão para escolher. Troque a vizinha também se as duas tiverem a mesma idade.',
    ],
    [
      'cordas/avulsas/violino',
      'Violino',
      'Cordas avulsas para violino',
      'Mi, Lá, Ré e Sol das linhas mais usadas, separadas por nota. A Mi é a campeã de reposição, e vale ter uma no estojo. Confira a terminação antes de fechar o pedido.',
    ],
    [
      'cordas/avulsas/viola',
      'Viola de arco',
      'Cordas avulsas para viola de arco',
      'Lá, Ré, Sol e Dó para repor ou para montar um jogo misto. Uma Lá mais doce muda a viola inteira. Os comprimentos servem à maioria das violas de 15 a 16,5 polegadas.',
    ],
    [
      'cordas/avulsas/violoncelo',
      'Violoncelo',
      'Cordas avulsas para violoncelo',
      'A Lá de uma casa, a Dó de outra: monte o violoncelo do seu jeito. Cada corda traz a tensão aproximada, para equilibrar as quatro. Em dúvida, conte-nos que cordas estão hoje no instrumento.',
    ],
    [
      'cordas/avulsas/contrabaixo',
      'Contrabaixo acústico',
      'Cordas avulsas para contrabaixo',
      'Repor uma corda de contrabaixo por vez faz sentido e alivia o bolso. Escolha a nota e mantenha a mesma linha das vizinhas. Medida 3/4, a do contrabaixo adulto comum.',
    ],
    [
      'cordas/revestidas',
      'Cordas revestidas',
      'Cordas revestidas de longa duração',
      'Uma película finíssima protege a espiral do suor e da maresia. Custam mais e duram bem mais, o que quase sempre compensa para quem toca muito. O tato muda pouco; o calendário muda bastante.',
    ],
    [
      'cordas/fracionadas',
      'Cordas infantis',
      'Cordas para instrumentos infantis',
      'Violino 3/4 com corda de 4/4 não afina nem responde. Estes jogos existem nos tamanhos menores, cortados e tensionados para cada um. Meça o instrumento ou leia a etiqueta por dentro do efe.',
    ],
  ]
}
