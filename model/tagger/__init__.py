"""The role tagger: a Hier-BiLSTM-CRF."""
