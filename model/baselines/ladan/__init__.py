"""LADAN: graph distillation between similar sections."""
