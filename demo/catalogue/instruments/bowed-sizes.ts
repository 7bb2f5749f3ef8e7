import type { BowedDrawing } from '#demo/pictures/drawing/drawing.ts'
import { p, table } from '../html.ts'

/** Size tables of the violin family; manufacturers differ by some millimetres. */
export const SIZE_TABLES: Record<BowedDrawing['instrument'], string> = {
  violin:
    table(
      ['Tamanho', 'Braço (pescoço ao meio da palma)', 'Idade aproximada', 'Corpo', 'Total', 'Arco'],
      [
        ['4/4', '60 cm ou mais', '11 anos ou mais', '35,5 cm', '59–61 cm', '74–75 cm'],
        ['7/8', '58–60 cm', 'adulto de mão pequena', '34,5 cm', '56–58 cm', '73 cm'],
        ['3/4', '56,5–60 cm', '9 a 11 anos', '33 cm', '53–55 cm', '68–69 cm'],
        ['1/2', '52–56,5 cm', '7 a 9 anos', '30–31 cm', '50–52 cm', '62–63 cm'],
        ['1/4', '47–52 cm', '5 a 7 anos', '28 cm', '47–49 cm', '56–57 cm'],
        ['1/8', '43–47 cm', '4 a 6 anos', '26 cm', '44–46 cm', '49–50 cm'],
        ['1/10', '39–43 cm', '4 a 5 anos', '24 cm', '40–43 cm', '45–46 cm'],
      ],
    ) +
    p('Entre dois tamanhos, escolha o menor. As medidas variam alguns milímetros de uma oficina para outra.'),
  viola:
    table(
      ['Tamanho', 'Comprimento total', 'Para quem'],
      [
        ['14"', '56–58 cm', 'adolescentes, braço como o do violino 4/4'],
        ['15"', '59–62 cm', 'adultos de braço curto'],
        ['15,5"', '63–65 cm', 'quem vem do violino'],
        ['16"', '66–68 cm', 'a maioria dos adultos'],
        ['16,5"', '69–71 cm', 'braços longos'],
      ],
    ) + p('Na viola, o tamanho é o do corpo em polegadas. Prefira o que o braço alcança sem esticar.'),
  cello:
    table(
      ['Tamanho', 'Altura da pessoa', 'Corpo', 'Corda vibrante'],
      [
        ['4/4', '1,45 m ou mais', '75–76 cm', '69–70 cm'],
        ['3/4', '1,32 a 1,45 m', '69 cm', '62–64 cm'],
        ['1/2', '1,25 a 1,32 m', '65 cm', '57–59 cm'],
        ['1/4', '1,15 a 1,25 m', '58 cm', '51–53 cm'],
      ],
    ) + p('Meça sentado, com o instrumento encostado no peito e o espigão aberto.'),
  doubleBass:
    table(
      ['Tamanho', 'Corda vibrante', 'Para quem'],
      [
        ['3/4', '103–106 cm', 'a maioria dos adultos'],
        ['4/4', '106–110 cm', 'grandes orquestras, mãos grandes'],
      ],
    ) + p('O contrabaixo adulto comum é o 3/4.'),
}
