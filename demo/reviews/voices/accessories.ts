import type { Voice } from '../voice.ts'

const SOUND = ['som', 'acabamento', 'tocabilidade', 'custoBeneficio'] as const
const BUILD = ['acabamento', 'custoBeneficio'] as const
const COMFORT = ['acabamento', 'tocabilidade', 'custoBeneficio'] as const

export const bows: Voice = {
  criterios: SOUND,
  scene: 'arco',
  praise: [
    'Equilíbrio muito bom, a ponta não pesa.',
    'A crina veio cheia e bem penteada.',
    'O spiccato finalmente saiu.',
    'A vareta é reta, conferi com o professor.',
    'Puxa som cheio sem precisar apertar.',
    'O parafuso gira macio e segura a tensão.',
    'Acabamento do talão impecável.',
    'Melhorou mais {meu} do que o último jogo de cordas.',
    'Leve na mão, toco o ensaio inteiro sem cansar.',
    'Aguenta o calor da estrada sem empenar.',
    'Veio bem protegido, em tubo rígido.',
    'Pelo preço não existe coisa parecida.',
  ],
  drawback: [
    'Precisou de bastante breu no começo.',
    'O couro da empunhadura poderia ser mais grosso.',
    'É um pouco mais firme do que eu estava acostumado.',
    'Soltou alguns fios na primeira semana.',
  ],
  complaint: [
    'A vareta tem uma leve curva para o lado.',
    'Soltou crina demais, em um mês estava ralo.',
    'O parafuso espana, tive de trocar.',
    'Muito pesado na ponta, devolvi.',
  ],
  title: ['Bem equilibrado', 'O spiccato saiu', 'Puxa som', 'Firme e leve', 'Acima do preço'],
}

export const bridges: Voice = {
  criterios: SOUND,
  scene: 'arco',
  praise: [
    'Peça bem cortada, o luthier elogiou a madeira.',
    'Raio medular à vista e grão fechado, material bom.',
    'Depois de ajustado, o som ganhou clareza.',
    'As medidas conferem com a tabela.',
    'Encaixou sem retrabalho.',
    'Não precisou tirar muita madeira dos pés.',
    'Resolveu o problema de afinação que eu tinha havia meses.',
    'Material denso, sem porosidade.',
    'Boa reposição, igual à original.',
  ],
  drawback: [
    'Tem que levar ao luthier, não serve direto da embalagem.',
    'Veio um pouco alto, normal para peça em bruto.',
    'Faltou um esquema com as medidas na embalagem.',
  ],
  complaint: [
    'Os pés vieram desiguais e perdi a peça no ajuste.',
    'O espaçamento não bateu com o anunciado.',
    'Madeira mole, marcou com as cordas em duas semanas.',
  ],
  title: ['Peça honesta', 'Boa madeira', 'Som mais claro', 'Medida certa'],
}

/** Metal parts of guitars, basses and violões. */
export const hardware: Voice = {
  criterios: SOUND,
  scene: 'popular',
  praise: [
    'Serviu na furação original, sem gambiarra.',
    'O cromado é uniforme e não veio risco nenhum.',
    'A afinação parou de fugir.',
    'Mais sustain, dá para notar na primeira nota.',
    'Veio com todos os parafusos e a chave certa.',
    'Instalação em meia hora, com calma.',
    'Peça firme, sem folga.',
    'Medidas iguais às da ficha.',
  ],
  drawback: [
    'Faltou um desenho com as medidas na caixa.',
    'Precisei refazer as oitavas depois da troca.',
    'A chave que acompanha é bem simples.',
  ],
  complaint: [
    'O espaçamento não bateu com o anunciado.',
    'Um dos parafusos espanou na primeira regulagem.',
    'Veio com folga e vibra junto com o som.',
  ],
  title: ['Encaixou certinho', 'Afinação firme', 'Boa troca', 'Peça sólida'],
}

export const rosins: Voice = {
  criterios: ['som', 'acabamento', 'custoBeneficio'],
  scene: 'arco',
  praise: [
    'Agarra na medida e faz pouco pó.',
    'O estojinho fecha bem, não quebra na bolsa.',
    'Senti diferença já nas primeiras arcadas.',
    'Dura muito, uso há {tempo} e mal gastou.',
    'Não deixa o som áspero.',
    'Duas passadas bastam para o ensaio todo.',
    'Bom até nos dias frios, quando o meu antigo endurecia.',
    'Não me deu alergia, e olha que sou sensível.',
    'A turma toda da orquestra pediu para experimentar.',
  ],
  drawback: [
    'Precisa riscar com lixa para começar.',
    'O pano que acompanha é pequeno.',
    'No calor fica um pouco grudento.',
  ],
  complaint: [
    'Chegou trincado dentro da caixa.',
    'Solta muito pó e suja o tampo.',
    'Achei escorregadio, não agarra.',
  ],
  title: ['Agarra na medida', 'Pouco pó', 'Rende muito', 'Som limpo'],
}

export const cases: Voice = {
  criterios: BUILD,
  scene: 'popular',
  praise: [
    'Espuma firme e zíper de qualidade.',
    'O instrumento entra justo, sem folga.',
    'As alças de mochila são confortáveis.',
    'Peguei chuva com ele e não entrou água.',
    'O bolso da frente cabe cabo, afinador e partitura.',
    'Leve e resistente, ando de metrô todo dia.',
    'Costura reforçada nos pontos certos.',
    'As fechaduras fecham com firmeza.',
    'Protegeu bem numa viagem de avião.',
    'O forro é macio e não solta pelo.',
  ],
  drawback: [
    'O cheiro de plástico demora a sair.',
    'Faltou um bolso interno.',
    'A alça de mão podia ser mais acolchoada.',
    'É um pouco maior do que eu imaginava.',
  ],
  complaint: [
    'O zíper abriu na terceira semana.',
    'A costura da alça soltou.',
    'A medida interna é menor que a anunciada.',
  ],
  title: ['Protege de verdade', 'Leve e firme', 'Bom acabamento', 'Anda comigo todo dia'],
}

export const tuners: Voice = {
  criterios: COMFORT,
  scene: 'popular',
  praise: [
    'Lê rápido e não se perde com barulho em volta.',
    'A tela é clara até no sol.',
    'Preciso, comparei com o aplicativo e bateu.',
    'A bateria dura muito.',
    'Pequeno, nem sinto no instrumento.',
    'Fácil de usar, meu filho de oito anos aprendeu sozinho.',
    'Não marca o verniz.',
    'No palco escuro salva a vida.',
  ],
  drawback: [
    'Demora um pouco na corda mais grave.',
    'A tampa da bateria é chata de abrir.',
    'Podia girar mais.',
  ],
  complaint: [
    'A presilha quebrou com um mês.',
    'Parou de ligar depois de trocar a bateria.',
    'Fica mudando de nota sozinho.',
  ],
  title: ['Rápido e preciso', 'Não saio sem ele', 'Simples e bom', 'Ótimo no palco'],
}

export const straps: Voice = {
  criterios: ['acabamento', 'tocabilidade', 'custoBeneficio'],
  scene: 'popular',
  praise: [
    'Larga e macia, o ombro agradece.',
    'As pontas seguram firme no pino.',
    'O couro é bom e já está amaciando.',
    'A regulagem é fácil e não escorrega.',
    'Bonita, todo mundo pergunta onde comprei.',
    'Comprimento ótimo, sou alto e ainda sobrou.',
    'Costura reforçada, passa confiança.',
    'Não esquenta nem gruda na camisa.',
  ],
  drawback: [
    'Vem um pouco dura, precisa de uso.',
    'Soltou um pouco de tinta na camisa clara no primeiro dia.',
    'O furo é apertado no começo.',
  ],
  complaint: [
    'A ponta rasgou em dois meses.',
    'A fivela escorrega e o instrumento vai descendo.',
    'Mais curta do que diz o anúncio.',
  ],
  title: ['Confortável', 'Bonita e firme', 'O ombro agradece', 'Boa costura'],
}

export const shoulderRests: Voice = {
  criterios: COMFORT,
  scene: 'arco',
  praise: [
    'Encaixou firme e não solta no meio da música.',
    'A curva acompanha o ombro, parei de sentir dor no pescoço.',
    'Dá para regular bem a altura.',
    'Não marcou o verniz.',
    'Leve, nem parece que está lá.',
    'A postura da minha aluna mudou em uma semana.',
    'A espuma é firme e não esfarela.',
    'Fácil de pôr e tirar, cabe no estojo.',
  ],
  drawback: [
    'Demorei uns dias para achar a regulagem.',
    'O parafuso afrouxa um pouco, precisa conferir.',
    'Ficou um pouco alta para quem tem pescoço curto.',
  ],
  complaint: [
    'Cai do instrumento se a gente se mexe muito.',
    'A borracha do pé soltou logo.',
    'Não serviu no tamanho indicado.',
  ],
  title: ['Fim da dor no pescoço', 'Firme e confortável', 'Postura nova', 'Não solta'],
}

export const mutes: Voice = {
  criterios: ['som', 'acabamento', 'custoBeneficio'],
  scene: 'arco',
  praise: [
    'Abafa bem, estudo à noite e o vizinho não reclama mais.',
    'Fica presa no lugar e não zumbe.',
    'Fácil de colocar no meio da música.',
    'Não marcou o cavalete.',
    'O som fica velado e bonito, do jeito que a partitura pede.',
    'Pequena e eficiente.',
    'Encaixe justo, não cai quando viro a página.',
  ],
  drawback: [
    'Fica um pouco folgada no meu cavalete.',
    'Pesa mais do que parece.',
    'Podia vir com um estojinho.',
  ],
  complaint: ['Zumbe na corda lá.', 'Escapou e caiu no tampo.', 'Não encaixou no meu cavalete.'],
  title: ['Estudo sem briga', 'Abafa bem', 'Discreta', 'Faz o que promete'],
}

export const fittings: Voice = {
  criterios: COMFORT,
  scene: 'arco',
  praise: [
    'Peça bem acabada, sem rebarba.',
    'Meu luthier instalou em minutos.',
    'A madeira é densa e o furo veio limpo.',
    'Gira macio e para onde deve.',
    'Afinar ficou muito mais fácil.',
    'Combinou com o resto das peças do instrumento.',
    'Material melhor do que o original.',
    'Medidas conferem com a ficha.',
  ],
  drawback: [
    'Precisa de ajuste de luthier, não é só encaixar.',
    'O tom é um pouco mais claro do que na imagem.',
    'Faltou instrução na embalagem.',
  ],
  complaint: [
    'Veio com o furo fora de centro.',
    'Rachou no ajuste.',
    'Não serviu na medida que eu precisava.',
  ],
  title: ['Bem acabada', 'Resolveu', 'Boa reposição', 'Afinar ficou fácil'],
}

export const picks: Voice = {
  criterios: ['som', 'acabamento', 'tocabilidade', 'custoBeneficio'],
  scene: 'popular',
  praise: [
    'Não escorrega nem com a mão suada.',
    'A ponta dura bastante, {tempo} e ainda está boa.',
    'Ataque claro sem estalar.',
    'A espessura é a certa para base e solo.',
    'Vêm várias, perdi duas e ainda tenho.',
    'Som mais encorpado que o das comuns.',
    'Flexível na medida para batida.',
    'As bordas são lisas, não prendem na corda.',
  ],
  drawback: [
    'A cor escura some no palco.',
    'Gasta um pouco rápido com corda de aço.',
    'A estampa saiu em uma semana.',
  ],
  complaint: ['Quebrou na primeira semana.', 'Escorrega muito.', 'A espessura não era a do pacote.'],
  title: ['Não escorrega', 'Minhas preferidas', 'Boa pegada', 'Ataque limpo'],
}

export const capos: Voice = {
  criterios: COMFORT,
  scene: 'popular',
  praise: [
    'Prende firme e não desafina.',
    'Troco de casa no meio da música com uma mão só.',
    'A borracha não marca o braço.',
    'Som limpo em todas as cordas, nenhuma abafada.',
    'Leve, nem sinto na mão.',
    'Construção sólida, parece que dura a vida toda.',
    'A pressão regula bem, serve nos meus dois instrumentos.',
  ],
  drawback: [
    'A mola é um pouco forte para criança.',
    'Atrapalha um pouco a mão na primeira casa.',
    'Podia ter outras cores.',
  ],
  complaint: ['Abafa uma das cordas.', 'A borracha soltou em um mês.', 'Desafina quando prende.'],
  title: ['Prende sem desafinar', 'Prático', 'Firme', 'Para o culto e o barzinho'],
}

export const cables: Voice = {
  criterios: ['som', 'acabamento', 'custoBeneficio'],
  scene: 'popular',
  praise: [
    'Silencioso, acabou o chiado do ensaio.',
    'Conectores firmes, nada de mau contato.',
    'Flexível, enrola sem torcer.',
    'Uso há {tempo} em palco e continua perfeito.',
    'A malha é densa e aguenta pisão.',
    'O agudo não some, mesmo com o comprimento maior.',
    'Solda caprichada, abri para ver.',
  ],
  drawback: [
    'É um pouco grosso e ocupa espaço na bolsa.',
    'O plugue angulado não entra na minha guitarra.',
    'Podia vir com uma fita para amarrar.',
  ],
  complaint: [
    'Começou a falhar em dois meses.',
    'Veio menor do que o anunciado.',
    'Chia quando mexe no conector.',
  ],
  title: ['Silencioso', 'Firme no palco', 'Adeus chiado', 'Aguenta estrada'],
}

export const pickups: Voice = {
  criterios: SOUND,
  scene: 'popular',
  praise: [
    'A diferença aparece no primeiro acorde.',
    'Saída forte e limpa, sem ruído de fundo.',
    'Grave definido e agudo que não arde.',
    'Instalação fácil, esquema claro na caixa.',
    'O limpo ficou lindo e o drive ganhou corpo.',
    'Soa natural, parece o instrumento no microfone.',
    'Transformou um instrumento simples.',
  ],
  drawback: [
    'Precisa de alguma prática com solda.',
    'A altura é sensível, leva tempo até achar o ponto.',
    'O fio é um pouco curto.',
  ],
  complaint: [
    'Uma das bobinas veio sem sinal.',
    'Microfonia em volume alto.',
    'Não coube no meu instrumento.',
  ],
  title: ['Outro instrumento', 'Som definido', 'Troca que vale', 'Sem ruído'],
}

export const stands: Voice = {
  criterios: BUILD,
  scene: 'popular',
  praise: [
    'Firme, não balança nem com esbarrão.',
    'A espuma não reage com o verniz.',
    'Dobra pequeno e cabe na bolsa.',
    'Montagem de um minuto.',
    'Seguro para deixar no palco.',
    'Altura boa, regula fácil.',
    'Instrumento à vista, toco muito mais.',
  ],
  drawback: [
    'O parafuso podia ser de metal.',
    'É um pouco pesado para carregar.',
    'Os pés escorregam em piso liso.',
  ],
  complaint: ['A trava quebrou em pouco tempo.', 'Veio sem uma das borrachas.', 'Bambo, não confio.'],
  title: ['Firme', 'Prático', 'Bom e barato', 'Instrumento sempre à mão'],
}

/** For what has no voice of its own: care products, kits, small parts. */
export const sundries: Voice = {
  criterios: BUILD,
  scene: 'popular',
  praise: [
    'Faz exatamente o que promete.',
    'Material bom, dá para ver que vai durar.',
    'Uso toda semana e não largo mais.',
    'Embalagem bem feita, bom para presente.',
    'Pequeno detalhe que faz diferença no dia a dia.',
    'Comprei por curiosidade e virou indispensável.',
    'Chegou rápido e igual ao anúncio.',
    'Os colegas de banda já pediram o link.',
    'Fácil de usar, sem segredo.',
  ],
  drawback: [
    'A embalagem podia ser menor.',
    'Faltou um manual em português.',
    'Achei um pouco caro, mas é bom.',
  ],
  complaint: ['Veio faltando uma peça.', 'Durou pouco.', 'Não serviu para o que eu precisava.'],
  title: ['Indispensável', 'Faz o que promete', 'Boa surpresa', 'Útil de verdade'],
}
