/*
 * Examples of the standard Pix API 2.9.0, less what is about the invented payer: `components.examples` of
 * github.com/bacen/pix-api, `openapi.yaml`. Read in November 2026.
 */

/** cobResponse1: to be paid. It has no code to copy. */
export const ACTIVE = {
  calendario: { criacao: '2020-09-09T20:15:00.358Z', expiracao: 3600 },
  txid: '7978c0c97ea847e78e8849634473c1f1',
  revisao: 0,
  loc: { id: 789, location: 'pix.example.com/qr/9d36b84fc70b478fb95c12729b90ca25', tipoCob: 'cob' },
  location: 'pix.example.com/qr/9d36b84fc70b478fb95c12729b90ca25',
  status: 'ATIVA',
  valor: { original: '37.00', modalidadeAlteracao: 1 },
  chave: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  solicitacaoPagador: 'Serviço realizado.',
}

/** cobResponse2: paid with more than was asked for, and partly on its way back. */
export const PAID = {
  calendario: { criacao: '2020-09-09T20:15:00.358Z', expiracao: 3600 },
  txid: '655dfdb1a4514b8fbb58254b958913fb',
  revisao: 1,
  loc: { id: 567, location: 'pix.example.com/qr/1dd7f893a58e417287028dc33e21a403' },
  location: 'pix.example.com/qr/1dd7f893a58e417287028dc33e21a403',
  status: 'CONCLUIDA',
  valor: { original: '100.00', modalidadeAlteracao: 0 },
  chave: '40a0932d-1918-4eee-845d-35a2da1690dc',
  solicitacaoPagador: 'Informar cartão fidelidade',
  pix: [
    {
      endToEndId: 'E1234567820200909122120200808008',
      txid: '655dfdb1a4514b8fbb58254b958913fb',
      valor: '110.00',
      horario: '2020-09-09T20:15:00.358Z',
      infoPagador: '0123456789',
      devolucoes: [
        {
          id: '123ABC',
          rtrId: 'D1234567820200909122120200808006',
          valor: '10.00',
          horario: { solicitacao: '2020-09-09T20:15:00.358Z' },
          status: 'EM_PROCESSAMENTO',
        },
      ],
    },
  ],
}

/** devolucaoResponse2. */
export const REFUSED_REFUND = {
  id: '502',
  rtrId: 'D12345678202011111000fghij789012',
  valor: '20.00',
  horario: { solicitacao: '2020-09-11T15:25:59.411Z' },
  status: 'NAO_REALIZADO',
  motivo: 'Negado por timeout',
}

/** pixWebhook1, whose refund is no list, and pixWebhook2. */
export const NOTIFICATION = {
  pix: [
    {
      endToEndId: 'E12345678202009091221kkkkkkkkkkk',
      txid: 'c3e0e7a4e7f1469a9f782d3d4999343c',
      valor: '110.00',
      horario: '2020-09-09T20:15:00.358Z',
      infoPagador: '0123456789',
      devolucoes: {
        id: '123ABC',
        rtrId: 'D12345678202009091221abcdf098765',
        valor: '10.00',
        horario: { solicitacao: '2020-09-09T20:15:00.358Z' },
        status: 'EM_PROCESSAMENTO',
      },
    },
    {
      endToEndId: 'E87654321202009091221dfghi123456',
      txid: '971122d8f37211eaadc10242ac120002',
      valor: '110.00',
      horario: '2020-09-09T20:15:00.358Z',
      infoPagador: '0123456789',
    },
  ],
}
