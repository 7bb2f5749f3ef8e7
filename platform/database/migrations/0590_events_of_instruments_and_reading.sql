-- As 0556, with what is done with an instrument of the account, and what is read and received.
drop index eventos_ferramentas;
create index eventos_ferramentas on eventos (data) where nome in (
  'add_to_comparison', 'view_comparison', 'find_size', 'view_tension', 'find_string_sets', 'choose_strings',
  'save_instrument', 'note_string_change', 'accept_reminders', 'filter_fitting', 'use_tuner', 'use_tuning_fork',
  'use_metronome', 'play_sound', 'compare_blind', 'play_video', 'view_spin', 'filter_reviews', 'prefer_left_handed',
  'view_passport', 'hand_over_instrument', 'receive_instrument', 'search_serial', 'accept_trade_in', 'choose_service',
  'answer_work_quote', 'request_quote', 'accept_quote', 'create_list', 'share_list', 'view_class_list',
  'share_class_list', 'save_for_later', 'take_shared_cart', 'add_price_alert', 'add_stock_alert', 'view_guide'
);
