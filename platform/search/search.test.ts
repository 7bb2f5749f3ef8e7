import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { searchRoutes } from './routes.ts'

/**
 * What is typed, what the names of the first results (three, or as many as given) must match, and what none of them may
 * match.
 */
type Case = [typed: string, first: RegExp, more?: { of?: number; never?: RegExp; buscado?: string }]

const VIOLIN_SET = /^Encordoamento .* para violino/
const GUITAR_SET = /^Encordoamento .* para guitarra/
const BASS_SET = /^Encordoamento .* para baixo/
const NYLON_SET = /^Encordoamento .* violão náilon/
const STEEL_SET = /^Encordoamento .* para violão$/

const CASES: Record<string, Case[]> = {
  'things by their name': [
    ['violino', /^Violino /, { of: 10 }],
    ['violão', /^Violão /, { of: 12 }],
    ['viola', /^Viola /, { of: 5 }],
    ['violoncelo', /^Violoncelo /],
    ['guitarra', /^Guitarra /, { of: 12 }],
    ['baixo', /^Baixo /, { of: 8 }],
    ['ukulele', /^Ukulele /, { of: 10 }],
    ['cavaquinho', /^Cavaquinho /],
    ['bandolim', /^Bandolim /, { of: 1 }],
    ['banjo', /^Banjo /, { of: 1 }],
    ['breu', /^Breu /, { of: 5 }],
    ['arco', /^Arco /, { of: 10 }],
    ['cavalete', /^Cavalete /, { of: 5 }],
    ['espaleira', /^Espaleira /, { of: 4 }],
    ['queixeira', /^Queixeira /],
    ['surdina', /^Surdina /],
    ['palheta', /^Palhetas /],
    ['correia', /^Correia /],
    ['capotraste', /^Capotraste /],
    ['afinador', /^Afinador /],
    ['metrônomo', /^Metrônomo /],
    ['captador', /^Captador /],
    ['tarraxa', /^Tarraxas /],
    ['estojo', /^(Estojo|Case) /, { of: 5 }],
    ['capa', /^Capa /],
    ['cabo', /^Cabo /],
    ['estante de partitura', /^Estante de partitura /, { of: 2 }],
    ['umidificador', /^Umidificador /, { of: 1 }],
    ['diapasão', /^Diapasão /, { of: 1 }],
    ['slide', /^Slide /, { of: 1 }],
  ],
  'accents or none, one or many, great or small': [
    ['violao', /^Violão /, { of: 12 }],
    ['VIOLÕES', /^Violão /, { of: 12 }],
    ['violoes', /^Violão /, { of: 12 }],
    ['violinos', /^Violino /, { of: 10 }],
    ['violas', /^Viola /, { of: 5 }],
    ['arcos', /^Arco /, { of: 10 }],
    ['breus', /^Breu /],
    ['bandolins', /^Bandolim /, { of: 1 }],
    ['ukulelês', /^Ukulele /],
    ['metronomo', /^Metrônomo /],
    ['afinadores', /^Afinador /],
    ['captadores guitarra', /[Cc]aptador/],
    ['tarraxas', /^Tarraxas /],
    ['palhetas', /^Palhetas /],
    ['guitarras elétricas', /^Guitarra /],
    ['violões infantis', /^Violão .*infantil/, { of: 2 }],
    ['contrabaixo acustico', /^Contrabaixo acústico /, { of: 1 }],
    ['semiacustica', /semiacústica/, { of: 1 }],
  ],
  'violão, viola and violino never mix': [
    ['violino', /^Violino /, { never: /^(Violão|Viola|Violoncelo|Ukulele|Guitarra) / }],
    ['violão', /^Violão /, { never: /^(Violino|Viola|Violoncelo) / }],
    ['viola', /^Viola /, { never: /^(Violino|Violão|Violoncelo) / }],
    ['cordas violino', VIOLIN_SET, { never: /para (violão|violoncelo|guitarra)/ }],
    ['cordas violão', /^Encordoamento .*violão/, { never: /(violino|para viola)/ }],
    ['cordas viola', /^Encordoamento .* para viola/, { never: /(violino|violão)/ }],
    ['arco viola', /^Arco de viola /, { never: /violão/ }],
    ['capa violao', /^Capa .*violão/, { of: 1, never: /violino/ }],
  ],
  'synonyms of the trade': [
    ['encordoamento violino', VIOLIN_SET, { of: 8 }],
    ['cordas violino', VIOLIN_SET, { of: 8 }],
    ['jogo de cordas guitarra', GUITAR_SET, { of: 8 }],
    ['kit de cordas baixo', BASS_SET],
    ['encordamento violao', /^Encordoamento .*violão/],
    ['uquelele', /^Ukulele /, { of: 8 }],
    ['ukelele', /^Ukulele /],
    ['uke tenor', /^Ukulele tenor /],
    ['contrabaixo', /^(Baixo|Contrabaixo) /, { of: 8 }],
    ['contra baixo 5 cordas', /^Baixo .*5/, { of: 2 }],
    ['contra-baixo', /^(Baixo|Contrabaixo) /],
    ['rabecão', /^Contrabaixo acústico /, { of: 1 }],
    ['cello', /^Violoncelo /],
    ['celo 4/4', /^Violoncelo /],
    ['cavaco', /^Cavaquinho /],
    ['cordas cavaco', /^Encordoamento .*cavaquinho/, { of: 2 }],
    ['mandolim', /^Bandolim /, { of: 1 }],
    ['viola sertaneja', /^Viola caipira /],
    ['viola de 10 cordas', /^Viola caipira /],
    ['viola clássica', /^Viola de arco /, { of: 2 }],
    ['resina violino', /^Breu /],
    ['rosin', /^Breu /],
    ['talabarte', /^Correia /],
    ['alça violão', /^Correia /, { of: 2 }],
    ['capo', /^Capotraste /],
    ['capo traste', /^Capotraste /],
    ['paleta', /^Palhetas /],
    ['pick', /^Palhetas /],
    ['apoio de ombro', /^Espaleira /],
    ['shoulder rest', /^Espaleira /],
    ['chin rest', /^Queixeira /],
    ['tarracha', /^Tarraxas /],
    ['bag guitarra', /^(Bag|Capa) .*guitarra/, { of: 1 }],
    ['case violino', /^Estojo .*violino/],
    ['ponte violino', /^Cavalete .*violino/],
    ['pedestal partitura', /^Estante de partitura /, { of: 2 }],
    ['violão nylon', /^Violão /],
    ['cordas náilon', NYLON_SET],
    ['cordas nylon', NYLON_SET],
    ['guitarra acústica', /^Violão /],
    ['vara violino', /^Arco de violino /],
    ['mute violino', /^Surdina .*violino/, { of: 2 }],
    ['fiddle', /^Violino /],
    ['stand guitarra', /^Suporte .*guitarra/, { of: 1 }],
  ],
  'typing errors': [
    ['violono', /^Violino /, { buscado: 'violino' }],
    ['voilino', /^Violino /, { buscado: 'violino' }],
    ['violinno 3/4', /^Violino /, { buscado: 'violino 3/4' }],
    ['gitarra', /^Guitarra /, { buscado: 'guitarra' }],
    ['guitara tagima', /^Guitarra Tagima /, { buscado: 'guitarra tagima' }],
    ['violaum', /^Violão /, { buscado: 'violão' }],
    ['cavaqinho', /^Cavaquinho /, { buscado: 'cavaquinho' }],
    ['encordoameto violino', VIOLIN_SET, { buscado: 'encordoamento violino' }],
    ['espalera', /^Espaleira /, { buscado: 'espaleira' }],
    ['metronimo', /^Metrônomo /, { buscado: 'metrônomo' }],
    ['thomastick dominat', /Thomastik Dominant/, { buscado: 'thomastik dominant' }],
    ['gianini', /Giannini/],
    ['elixer', /Elixir/],
    ['dadario', /D'Addario/],
    ['strimberg', /Strinberg/],
  ],
  'brand and thing': [
    ["cordas d'addario violino", /^Encordoamento D'Addario .* para violino/, { of: 4 }],
    ['cordas daddario violino', /^Encordoamento D'Addario .* para violino/, { of: 4 }],
    ['cordas d addario violino', /^Encordoamento D'Addario .* para violino/, { of: 4 }],
    ['violino d’addario', /D'Addario .* para violino/],
    ['violino eagle', /^Violino Eagle /],
    ['eagle violino', /^Violino Eagle /],
    ['violão giannini', /^Violão Giannini /],
    ['yamaha c40', /^Violão Yamaha C40/, { of: 1 }],
    ['guitarra tagima', /^Guitarra Tagima /],
    ['tagima woodstock', /Tagima .*Woodstock/],
    ['elixir guitarra', /^Encordoamento Elixir .* para guitarra/],
    ['ernie ball slinky', /^Encordoamento Ernie Ball .*Slinky/],
    ['breu pirastro', /^Breu Pirastro /, { of: 1 }],
    ['evah pirazzi violino', /Evah Pirazzi .*para violino/],
    ['dominant violino', /Dominant .* para violino/],
    ['capotraste kyser', /^Capotraste Kyser /, { of: 1 }],
    ['afinador korg', /^Afinador Korg /, { of: 2 }],
    ['ukulele kala tenor', /^Ukulele tenor Kala /, { of: 2 }],
    ['jargar violoncelo', /Jargar .*violoncelo/],
    ['correia basso', /^Correia .*Basso /],
  ],
  'the name before a mention': [
    ['stratocaster', /^Guitarra .*Stratocaster/, { of: 2 }],
    ['les paul', /^Guitarra .*Les Paul/, { of: 1 }],
    ['precision', /^Baixo .*Precision/, { of: 1 }],
    ['slinky', /Slinky/],
    ['pro-arté', /Pro-Arté/],
  ],
  'model codes': [
    ['EXL120', /EXL120/, { of: 1 }],
    ['exl-120', /EXL120/, { of: 1 }],
    ['exl 120', /EXL120/, { of: 1 }],
    ['EJ27N', /EJ27N/, { of: 1 }],
    ['ej27', /EJ27N/, { of: 1 }],
    ['ej-45', /EJ45/, { of: 1 }],
    ['j810', /J810 para violino/, { of: 1 }],
    ['encordoamento j810', /^Encordoamento .*J810/, { of: 1 }],
    ['t635', /T-635/, { of: 1 }],
    ['T-635', /T-635/, { of: 1 }],
    ['tg530', /TG-530/, { of: 1 }],
    ['ve441', /VE441/, { of: 1 }],
    ['VE 431', /VE431/, { of: 1 }],
    ['c40', /C40/, { of: 1 }],
    ['135b', /135B/, { of: 1 }],
    ['exl170-5', /EXL170-5/, { of: 1 }],
    ['ka-15s', /KA-15S/, { of: 1 }],
    ['su21', /SU-21/, { of: 1 }],
    ['nyxl1046', /NYXL1046/, { of: 1 }],
  ],
  'gauges and sizes': [
    ['.010', /10-\d\d/, { of: 5 }],
    ['guitarra 010', /10-\d\d para guitarra/, { of: 5 }],
    ['guitarra 0,10', /10-\d\d para guitarra/, { of: 5 }],
    ['cordas guitarra 0.09', /9-\d\d para guitarra/, { of: 5 }],
    ['encordoamento 09 guitarra', /9-\d\d para guitarra/, { of: 5 }],
    ['10-46', /10-46/, { of: 5 }],
    ['.010-.046', /10-46/, { of: 5 }],
    ['010/046', /10-46/, { of: 5 }],
    ['baixo 45-105', /45-105 para baixo/],
    ['violão 12-53', /12-53 para violão/],
    ['violino 3/4', /^Violino /],
    ['violino 1/2', /^Violino /],
    ['violino ¾', /^Violino /],
    ['violino 4/4', /^Violino /, { of: 5 }],
    ['arco violino 4/4', /^Arco de violino /],
    ['estojo violino 4/4', /^Estojo .*violino/, { of: 2 }],
    ['viola 16"', /^Viola de arco .*/, { of: 2 }],
    ['violão 7 cordas', /de 7 cordas/, { of: 1 }],
    ['violão 12 cordas', /de 12 cordas/, { of: 1 }],
    ['baixo 5 cordas', /^Baixo /, { of: 2 }],
    ['elixir 80/20', /^Encordoamento Elixir .*80\/20/],
  ],
  'notes and single strings': [
    ['corda mi violino', /^Corda Mi /, { of: 6 }],
    ['corda E violino', /^Corda Mi /, { of: 6 }],
    ['corda lá violino', /^Corda Lá /, { of: 6 }],
    ['corda la violino', /^Corda Lá /, { of: 6 }],
    ['corda a violino', /^Corda Lá /, { of: 6 }],
    ['corda ré violoncelo', /^Corda Ré .*violoncelo/],
    ['corda D violino', /^Corda Ré /],
    ['corda sol violino', /^Corda Sol /],
    ['corda dó violoncelo', /^Corda Dó .*violoncelo/],
    ['corda C violoncelo', /^Corda Dó .*violoncelo/],
    ['corda lá larsen violoncelo', /^Corda Lá .*Larsen/, { of: 1 }],
    ['corda avulsa violino', /^Corda /],
    ['mi dominant', /^Corda Mi .*Dominant/, { of: 1 }],
  ],
  'as people say it': [
    ['comprar violino barato', /^Violino /],
    ['melhor violão para iniciante', /^Violão /],
    ['qual o preço da guitarra', /^Guitarra /],
    ['cordas de aço para violão', STEEL_SET],
    ['violino com estojo e arco', /^Violino .*com estojo e arco/],
    ['capa p/ violoncelo', /^Capa .*violoncelo/, { of: 1 }],
    ['kit violino', /^Kit .*violino/],
    ['violão eletroacústico', /^Violão .*/],
    ['suporte de parede', /^Suporte de parede /, { of: 1 }],
    ['afinador de clip', /^Afinador /, { of: 1 }],
    ['palheta 0,73', /^Palhetas /, { of: 1 }],
  ],
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ demo: true })
})
afterAll(() => database.close())

const shop = () => createRouterClient(searchRoutes, { context: testContext(database.db) })
const search = (q: string) => shop().results({ url: `/busca?${new URLSearchParams({ q })}`, limit: 96 })

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', async (typed, first, { of = 3, never, buscado = typed } = {}) => {
    const { conteudo } = await search(typed)
    const names = conteudo.produtos.filter(({ estoque }) => estoque > 0).map(({ nome }) => nome)
    const all = conteudo.produtos.map(({ nome }) => nome)

    expect(conteudo.busca?.buscado).toBe(buscado)
    expect((names.length >= of ? names : all).slice(0, of)).toEqual(
      Array.from({ length: of }, () => expect.stringMatching(first)),
    )
    if (never) expect(all.filter((nome) => never.test(nome))).toEqual([])
  })
})
