import { oc } from '@orpc/contract'
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
}
