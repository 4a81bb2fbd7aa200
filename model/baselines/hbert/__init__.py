"""HBERT: vectors of sentences from a BERT-like model, read by an LSTM with attention."""
