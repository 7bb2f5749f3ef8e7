import type { Family } from '../families/family.ts'

/**
 * Whether an instrument for right-handers can be turned: by putting the strings on the other way round (`facil`), by a
 * luthier who makes new parts for it (`luthier`), or not sensibly (`nao`).
 */
export type Turning = 'facil' | 'luthier' | 'nao'

/** What turning an instrument takes, as sentences for its player. */
export type LeftHandAdvice = { turning: Turning; text: string }

const BOWED =
  'A barra harmônica e a alma ficam dentro da caixa, uma de cada lado; num instrumento de canhoto elas trocam de lugar, e com elas as cravelhas ou tarraxas, o cavalete, o espelho e, no violino e na viola, a queixeira. Virar um de destro é quase refazê-lo. Muitos canhotos tocam como destros: a mão esquerda, que faz as notas, é a mais hábil deles.'

/**
 * Sources: F. Ford, "Left hand conversion" (http://frets.com/FretsPages/Musician/Guitar/Setup/LeftConv/leftconv.html) for
 * guitars, mandolins and banjos; https://www.violinslover.ca/left-handed-violins and
 * http://blog.feinviolins.com/2018/09 for the violin family;
 * http://www.ukuleleworld.com/left-handed-ukuleles.html and
 * http://www.ukeschool.com/ukulele/left_handed_ukulele_4.html for ukuleles, whose sizes, strings and straight bridges
 * the cavaquinho shares.
 */
export const LEFT_HAND: Readonly<Record<Family, LeftHandAdvice>> = {
  violino: { turning: 'nao', text: BOWED },
  violaDeArco: { turning: 'nao', text: BOWED },
  violoncelo: { turning: 'nao', text: BOWED },
  contrabaixo: { turning: 'nao', text: BOWED },
  violaoNailon: {
    turning: 'facil',
    text: 'O rastilho é quase sempre reto: inverta as cordas e troque a pestana, cujos sulcos têm a largura de cada corda. Em elétricos, os controles ficam do lado de cima.',
  },
  violaoAco: {
    turning: 'luthier',
    text: 'O rastilho é inclinado para cada corda afinar: ao contrário, as graves sobem e as agudas descem. Um luthier fecha o canal, abre outro com a inclinação certa e faz uma pestana. O leque também é pensado para o lado das graves, e o escudo fica em cima.',
  },
  guitarra: {
    turning: 'luthier',
    text: 'Com carrinhos que se regulam um a um, basta inverter as cordas, refazer a pestana e regular as oitavas. Com dois recortes iguais o braço alcança as casas agudas; com um só, não. Botões, chave, cabo e alavanca ficam do lado de cima, e o pino da correia muda de lugar.',
  },
  baixo: {
    turning: 'luthier',
    text: 'Como na guitarra: cordas invertidas, pestana nova, oitavas reguladas e o pino da correia no outro chifre. Os controles ficam em cima, e num corpo de recorte só as casas agudas ficam longe.',
  },
  ukulele: {
    turning: 'facil',
    text: 'Quase nenhum tem rastilho compensado, e a tensão é baixa: inverta as cordas e, se a mais grossa não couber no sulco da pestana, alargue-o ou troque a pestana.',
  },
  cavaquinho: {
    turning: 'facil',
    text: 'Com rastilho reto, inverta as cordas e confira os sulcos da pestana. Se o rastilho for inclinado ou compensado, um luthier faz outro.',
  },
  banjo: {
    turning: 'facil',
    text: 'De quatro cordas: o cavalete é solto e gira, só a pestana é nova. O de cinco não vira, porque a quinta cravelha fica do lado do braço.',
  },
  bandolim: {
    turning: 'luthier',
    text: 'O cavalete é compensado para cada par: um luthier faz um espelhado, e uma pestana.',
  },
  violaCaipira: {
    turning: 'luthier',
    text: 'São dez cordas em pares de grossuras diferentes: a pestana é toda refeita, e o rastilho inclinado ganha outro canal.',
  },
}
