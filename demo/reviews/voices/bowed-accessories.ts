import type { Voice } from '../voice.ts'

export const bows: Voice = {
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

export const rosins: Voice = {
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

export const shoulderRests: Voice = {
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
