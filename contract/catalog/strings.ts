import { oc } from '@orpc/contract'
import { FitAnswer, FitInput, MyInstrumentInput, MyInstrumentPage } from './my-instrument.ts'
import { Practice, PracticeInput } from './practice.ts'
import { StringChoice, StringChoiceInput } from './string-choice.ts'
import { Tension, TensionInput } from './tension.ts'

/** What the shop knows of strings. */
export const strings = {
  tension: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/tension',
      tags: ['strings'],
      summary: 'Quanto puxa cada corda de um jogo',
    })
    .input(TensionInput)
    .output(Tension),
  choose: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/strings',
      tags: ['strings'],
      summary: 'Jogos de cordas pelo que se procura, com o motivo de cada um',
    })
    .input(StringChoiceInput)
    .output(StringChoice),
  mine: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/my-instrument',
      tags: ['strings'],
      summary: 'Um instrumento, e o que a loja tem que serve nele',
    })
    .input(MyInstrumentInput)
    .output(MyInstrumentPage),
  fit: oc
    .route({
      method: 'GET',
      path: '/v2/front/instruments/fit',
      tags: ['strings'],
      summary: 'O que serve em quais instrumentos',
    })
    .input(FitInput)
    .output(FitAnswer),
  practice: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/practice',
      tags: ['strings'],
      summary: 'Página do afinador, do diapasão ou do metrônomo',
    })
    .input(PracticeInput)
    .output(Practice),
}
